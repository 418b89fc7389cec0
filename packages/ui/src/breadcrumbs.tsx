export interface Crumb {
  label: string;
  href?: string;
}

/** The way from the home page to this one; the last crumb is the page itself. */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label} className="text-13 text-ink-soft">
      <ol className="flex flex-wrap gap-x-2 gap-y-1">
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className="flex items-center gap-2 max-wide:min-h-11">
            {crumb.href ? (
              <a
                className="inline-flex items-center underline decoration-rule underline-offset-4 hover:text-accent max-wide:min-h-11"
                href={crumb.href}
              >
                {crumb.label}
              </a>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
            {index < crumbs.length - 1 && <span aria-hidden="true">/</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
