import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { controlClass, FieldFrame, type FieldTexts, noteAttributes } from './field-frame';

export interface TextAreaProps
  extends Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className' | 'style'>,
    FieldTexts {
  name: string;
  /** Lines that are in sight while there is little text. */
  rows?: number;
}

/** A field of several lines, with label, hint and error as `Field` has them. Where the browser can, it grows with its text. */
export function TextArea({ label, hint, error, name, rows = 4, ...area }: TextAreaProps) {
  const texts = { label, hint, error };
  return (
    <FieldFrame id={name} {...texts}>
      <textarea
        {...area}
        {...noteAttributes(name, texts)}
        id={name}
        name={name}
        rows={rows}
        style={rowsStyle(rows)}
        className={`${controlClass} field-sizing-content max-h-96 min-h-[calc(var(--rows)*1lh+1.25rem+2px)] resize-y py-2.5 disabled:resize-none`}
      />
    </FieldFrame>
  );
}

/** A box that is sized by its content pays no heed to `rows`. */
function rowsStyle(rows: number): CSSProperties & Record<'--rows', number> {
  return { '--rows': rows };
}
