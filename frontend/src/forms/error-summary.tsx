import { linkClass, useElementId } from '@vitrina/ui';
import type { MouseEvent, Ref } from 'react';
import { t } from '~/messages';

/** A field that has stopped a form. */
export interface WrongField {
  name: string;
  error: string;
  /** Since then something else was typed, and nothing is wrong with it any more. */
  isMended: boolean;
}

export interface ErrorSummaryProps {
  ref: Ref<HTMLElement>;
  fields: readonly WrongField[];
}

/**
 * What has stopped a form, above it, in the order of its fields. Whoever cannot see the whole form is led to each of them
 * from here. It keeps its size while the fields are mended: nothing may move under the hand that types.
 */
export function ErrorSummary({ ref, fields }: ErrorSummaryProps) {
  const titleId = useElementId();
  if (fields.length === 0) return null;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      // Without JavaScript the page comes anew, and this is where to begin to read it.
      // biome-ignore lint/a11y/noAutofocus: see above.
      autoFocus
      aria-labelledby={titleId}
      className="scroll-mt-24 rounded-control border-l-3 border-bad bg-wash px-4 py-3"
    >
      <h2 id={titleId} className="text-15 font-medium">
        {t.forms.checkFields(fields.length)}
      </h2>
      <ul className="mt-1 grid justify-items-start">
        {fields.map(({ name, error, isMended }) => (
          <li key={name}>
            {isMended ? (
              // A field that is right may be gone with a choice, and nobody has to go there.
              <span className={`${lineClass} text-ink-soft`}>
                {/* On the words themselves: a line through a list does not reach into a box of its own. */}
                <span className="line-through">{error}</span>
                <span className="sr-only">{` (${t.forms.mended})`}</span>
              </span>
            ) : (
              <a href={`#${name}`} onClick={goTo} className={`${lineClass} ${linkClass}`}>
                <span className="text-bad">{error}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const lineClass = 'inline-flex min-h-8 items-center text-15 pointer-coarse:min-h-11';

/** The field itself, without a step in the history: the way back leads to the page before, not to the form without a hash. */
function goTo(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
