import { CALLOUT_KINDS, type CalloutKind } from '@vitrina/content-contract/article-format-values';
import { Info, Lightbulb, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '~/messages';

/** What stands above a remark. */
export function calloutCaption(kind: unknown): string {
  return t.knowledge.text.callouts[knownKind(kind)];
}

const ICONS: Record<CalloutKind, LucideIcon> = {
  note: Info,
  tip: Lightbulb,
  warning: TriangleAlert,
  danger: OctagonAlert,
};

/** A remark beside the text; its kind is said in words and not by colour alone. */
export function Callout({ kind, children }: { kind: unknown; children: ReactNode }) {
  const known = knownKind(kind);
  const caption = t.knowledge.text.callouts[known];
  const Icon = ICONS[known];
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
  return (CALLOUT_KINDS.find((known) => known.kind === kind) ?? CALLOUT_KINDS[0]).kind;
}
