import { Field, TextInput } from '@strapi/design-system';

interface CodeFieldProps {
  label: string;
  hint?: string;
  value: string;
  change: (value: string) => void;
  error?: string | undefined;
  /** Whether letters may be typed too: a recovery code has some. */
  isRecovery?: boolean;
  isFirst?: boolean;
}

/** A code of the app or a recovery code; a telephone offers digits for the first, and what it has just been sent. */
export function CodeField({ label, hint, value, change, error, isRecovery, isFirst }: CodeFieldProps) {
  return (
    <Field.Root {...(error !== undefined && { error })} {...(hint !== undefined && { hint })} required>
      <Field.Label>{label}</Field.Label>
      <TextInput
        name={isRecovery ? 'recovery-code' : 'one-time-code'}
        value={value}
        onChange={({ target }) => change(target.value)}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={30}
        autoFocus={isFirst}
      />
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  );
}
