import { Check, Copy } from 'lucide-react';
import { t } from '~/messages';

interface CopyButtonProps {
  /** What is copied: this text, what the neighbour that fits the selector says, or what stands at an address. */
  copies: { text: string } | { from: string } | { src: string; failure: string };
  label: string;
  /** Said in the corner of the page, too, for what is not in sight. */
  notice?: string;
  className?: string;
}

/** Copies and says that it did, on documents too: see `src/elements/copy-button.ts`. */
export function CopyButton({ copies, label, notice, className = '' }: CopyButtonProps) {
  return (
    <copy-button
      {...copies}
      notice={notice}
      prompt={t.shell.copyFromHere}
      className={`copy-button ${className}`}
    >
      <button
        type="button"
        aria-live="polite"
        className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-13 text-ink-soft hover:text-ink"
      >
        <span className="not-yet inline-flex items-center gap-2">
          <Copy size={16} aria-hidden="true" />
          {label}
        </span>
        <span className="done inline-flex items-center gap-2 text-good">
          <Check size={16} aria-hidden="true" />
          {t.shell.copied}
        </span>
      </button>
    </copy-button>
  );
}
