import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { t } from '~/messages';

interface CarouselProps {
  /** Which of the page's carousels it is, from 1: two of them need two names. */
  number: number;
  children: ReactNode;
}

/**
 * Pictures in a row that is scrolled: by hand, by a wheel, and, once it has the focus, by arrow keys. With scripts also by
 * two buttons: see `src/elements/image-carousel.ts`.
 */
export function Carousel({ number, children }: CarouselProps) {
  const pictures = Children.toArray(children);
  const hasSteps = pictures.length > 1;
  return (
    <image-carousel>
      <section
        aria-label={t.knowledge.text.gallery(number, pictures.length)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
        tabIndex={0}
        className="carousel"
      >
        {pictures.map((picture, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of a published text never change places
          <div key={index} className="carousel-picture">
            {picture}
            {hasSteps && (
              <p className="figures text-13 text-ink-soft">
                {t.knowledge.text.picture(index + 1, pictures.length)}
              </p>
            )}
          </div>
        ))}
      </section>
      {hasSteps && (
        <div className="carousel-steps">
          <Step label={t.knowledge.text.previousPicture} isDisabled>
            <ArrowLeft size={20} aria-hidden="true" />
          </Step>
          <Step label={t.knowledge.text.nextPicture}>
            <ArrowRight size={20} aria-hidden="true" />
          </Step>
        </div>
      )}
    </image-carousel>
  );
}

interface StepProps {
  label: string;
  isDisabled?: boolean;
  children: ReactNode;
}

/** Stays a stop for the keyboard when it is disabled: a button that vanishes under the finger loses the focus. */
function Step({ label, isDisabled = false, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isDisabled}
      className="grid size-11 place-items-center rounded-full border border-edge bg-surface hover:border-ink aria-disabled:cursor-not-allowed aria-disabled:border-rule aria-disabled:text-ink-soft aria-disabled:opacity-60"
    >
      {children}
    </button>
  );
}
