import { Field } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { forwardRef, type ReactNode, useMemo, useState } from 'react';
import { findFaults } from '../../article-format/check-article';
import { ArticleEditor } from './article-editor';
import { ForeignText } from './foreign-text';

/** Strapi gives them all, but promises none. */
interface ArticleTextInputProps {
  name?: string;
  label?: string;
  labelAction?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

/**
 * The input of an article's text. What the site could not show was not written here: it is shown as it is, until
 * somebody mends it or lets the editor leave the rest out.
 */
export const ArticleTextInput = forwardRef<HTMLDivElement, ArticleTextInputProps>(function ArticleTextInput(
  { name = '', label = '', labelAction, required = false, disabled = false },
  ref,
) {
  const { value, error, onChange } = useField<string | null>(name);
  const text = value ?? '';
  // What the editor itself has written need not be looked through at every key.
  const [written, setWritten] = useState<string>();
  const faults = useMemo(() => (text === written ? [] : findFaults(text)), [text, written]);

  function write(html: string): void {
    setWritten(html);
    onChange(name, html);
  }

  return (
    <Field.Root name={name} {...(error === undefined ? {} : { error })} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      {/* By this mark the check before publishing finds the way to a problem. */}
      <div ref={ref} data-field={name}>
        {faults.length > 0 ? (
          <ForeignText
            text={text}
            faults={faults}
            disabled={disabled}
            onSource={(html) => onChange(name, html)}
            onMended={write}
          />
        ) : (
          <ArticleEditor label={label} text={text} disabled={disabled} onWrite={write} />
        )}
      </div>
      <Field.Error />
    </Field.Root>
  );
});
