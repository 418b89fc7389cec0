import { Field } from '@strapi/design-system';

interface TextFieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  isRequired?: boolean;
  value: string;
  change: (value: string) => void;
}

/** A line of text with its label, its hint and what is wrong with it. */
export function TextField({ name, label, hint, error, isRequired = false, value, change }: TextFieldProps) {
  return (
    <Field.Root name={name} hint={hint} required={isRequired} {...(error !== undefined && { error })}>
      <Field.Label>{label}</Field.Label>
      <Field.Input
        value={value}
        onChange={({ target }: { target: HTMLInputElement }) => change(target.value)}
      />
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  );
}
