import type { ComponentPropsWithRef } from 'react';
import { controlClass, FieldFrame, type FieldTexts, noteAttributes } from './field-frame';

export interface FieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'className'>, FieldTexts {
  name: string;
}

/** A text field with its label and, below it, its error or else its hint. A disabled one says why in the hint. */
export function Field({ label, hint, error, name, ...input }: FieldProps) {
  const texts = { label, hint, error };
  return (
    <FieldFrame id={name} {...texts}>
      <input {...input} {...noteAttributes(name, texts)} id={name} name={name} className={controlClass} />
    </FieldFrame>
  );
}
