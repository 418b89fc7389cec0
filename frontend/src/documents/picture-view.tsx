import type { Picture } from '~/content/picture';

interface PictureViewProps {
  picture: Picture;
  className: string;
  /** Stands at the top of the page: it is loaded at once. */
  isFirst?: boolean;
  /** '' where the words beside it say the same, like the name beside a portrait. */
  alt?: string;
}

/** An editor's picture in the best format a browser knows. Its place is kept free before it is there. */
export function PictureView({ picture, className, isFirst = false, alt = picture.alt }: PictureViewProps) {
  const { src, width, height, sources } = picture;
  return (
    <picture className="block shrink-0">
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.src} />
      ))}
      <img
        {...{ src, width, height, className }}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
