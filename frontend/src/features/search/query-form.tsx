import { Button, Field } from '@vitrina/ui';
import { t } from '~/messages';
import { paths } from '~/urls/paths';
import { MOST_CHARACTERS } from './query';

/** Asks anew. A plain form, so that it needs no script. */
export function QueryForm({ query }: { query: string }) {
  return (
    <search aria-label={t.search.form.label}>
      <form action={paths.search()} className="grid max-w-3xl grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
        <Field
          label={t.search.form.field}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={MOST_CHARACTERS}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit">{t.search.form.find}</Button>
      </form>
    </search>
  );
}
