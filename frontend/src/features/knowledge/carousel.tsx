import { Children, type ReactNode } from 'react';

/** Pictures in a row that is scrolled: by hand, by a wheel, and, once it has the focus, by arrow keys. */
export function Carousel({ children }: { children: ReactNode }) {
  const pictures = Children.toArray(children);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
    <section aria-label={`Картинки, ${pictures.length}`} tabIndex={0} className="carousel">
      {pictures.map((picture, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of a published text never change places
        <div key={index} className="carousel-picture">
          {picture}
          {pictures.length > 1 && (
            <p className="figures text-13 text-ink-soft">
              {index + 1} из {pictures.length}
            </p>
          )}
        </div>
      ))}
    </section>
  );
}
