import { Field, TextInput } from '@strapi/design-system';

interface PasswordFieldProps {
  value: string;
  change: (value: string) => void;
  error?: string | undefined;
}

/** The person's own password, once more. */
export function PasswordField({ value, change, error }: PasswordFieldProps) {
  return (
    <Field.Root {...(error !== undefined && { error })} required>
      <Field.Label>Ваш пароль</Field.Label>
      <TextInput
        type="password"
        name="password"
        autoComplete="current-password"
        value={value}
        onChange={({ target }) => change(target.value)}
      />
      <Field.Error />
    </Field.Root>
  );
}
