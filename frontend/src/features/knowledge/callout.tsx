import { Info, Lightbulb, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** The kinds an editor may choose from. */
export const CALLOUT_KINDS = ['note', 'tip', 'warning', 'danger'] as const;

type CalloutKind = (typeof CALLOUT_KINDS)[number];

/** What stands above a remark. */
export function calloutCaption(kind: unknown): string {
  return LOOKS[knownKind(kind)].caption;
}

const LOOKS = {
  note: { caption: 'Примечание', Icon: Info },
  tip: { caption: 'Совет', Icon: Lightbulb },
  warning: { caption: 'Внимание', Icon: TriangleAlert },
  danger: { caption: 'Опасно', Icon: OctagonAlert },
} satisfies Record<CalloutKind, unknown>;

/** A remark beside the text; its kind is said in words and not by colour alone. */
export function Callout({ kind, children }: { kind: unknown; children: ReactNode }) {
  const known = knownKind(kind);
  const { caption, Icon } = LOOKS[known];
  return (
    <div role="note" aria-label={caption} className="callout" data-kind={known}>
      <p className="callout-caption">
        <Icon size={18} aria-hidden="true" />
        {caption}
      </p>
      {children}
    </div>
  );
}

function knownKind(kind: unknown): CalloutKind {
  return CALLOUT_KINDS.find((name) => name === kind) ?? 'note';
}
