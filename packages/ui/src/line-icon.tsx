interface LineIconProps {
  /** One or several lines on a ground of 24 × 24, as the icon set draws them. */
  path: string;
  className: string;
}

/** An icon of the set by its lines alone: as a component it would bring the set's runtime along, three kilobytes in an island. */
export function LineIcon({ path, className }: LineIconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
