import { isInn } from '@vitrina/ordering';
import { Field, type FieldProps } from '@vitrina/ui';
import { useEffect, useRef, useState } from 'react';
import { t } from '~/messages';
import { suggestOrganisation } from './suggest-organisation';

interface OrganisationFieldsProps {
  text: (name: string) => Omit<FieldProps, 'label'>;
  fillIn: (name: string, value: string) => void;
  /** Whether the site has a register to ask. */
  suggests: boolean;
}

type Lookup = { kind: 'none' | 'searching' | 'not-found' } | { kind: 'found'; name: string };

/**
 * The organisation that registers. A whole tax number is looked up while the visitor goes on: name and address are
 * filled in where nothing of their own stands, and stay theirs to change.
 */
export function OrganisationFields({ text, fillIn, suggests }: OrganisationFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  const [lookup, setLookup] = useState<Lookup>({ kind: 'none' });
  const suggested = useRef<Record<string, string>>({});
  const asked = useRef('');

  async function suggest(inn: string, form: HTMLFormElement) {
    if (!suggests || inn === asked.current) return;
    asked.current = inn;
    if (!isInn(inn)) return setLookup({ kind: 'none' });
    setLookup({ kind: 'searching' });
    // Without a network nothing is found either: the visitor goes on by hand.
    const organisation = await suggestOrganisation(inn).catch(() => undefined);
    // By now another number may stand there.
    if (asked.current !== inn) return;
    if (!organisation) return setLookup({ kind: 'not-found' });
    setLookup({ kind: 'found', name: organisation.name });
    offer(form, 'org_name', organisation.name);
    offer(form, 'org_address', organisation.address);
  }

  function offer(form: HTMLFormElement, name: string, value: string) {
    const standing = String(new FormData(form).get(name) ?? '').trim();
    if (standing !== '' && standing !== suggested.current[name]) return;
    suggested.current[name] = value;
    fillIn(name, value);
  }

  // The address of the page may have brought a number along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page has come
  useEffect(() => {
    const form = fields.current?.closest('form');
    if (form) void suggest(String(new FormData(form).get('inn') ?? '').trim(), form);
  }, []);

  const inn = text('inn');
  const hint = suggests ? t.account.innHintLookedUp : t.account.innHint;
  return (
    <div ref={fields} className="grid gap-4 group-has-[input[value=person]:checked]:hidden">
      <Field
        {...inn}
        label={t.account.inn}
        inputMode="numeric"
        autoComplete="off"
        // What became of the search says more than what to type.
        hint={lookup.kind === 'none' ? hint : undefined}
        onInput={(event) => {
          const { form, value } = event.currentTarget;
          if (form) void suggest(value.trim(), form);
        }}
      />
      <p role="status" className="-mt-2.5 text-13 text-ink-soft empty:hidden">
        {lookupWords(lookup)}
      </p>
      <Field {...text('org_name')} label={t.account.organisationName} autoComplete="organization" />
      <Field
        {...text('org_address')}
        label={t.account.organisationAddress}
        autoComplete="street-address"
        hint={t.account.organisationAddressHint}
      />
    </div>
  );
}

function lookupWords(lookup: Lookup): string | undefined {
  switch (lookup.kind) {
    case 'none':
      return undefined;
    case 'searching':
      return t.account.searchingByInn;
    case 'not-found':
      return t.account.notFoundByInn;
    case 'found':
      return t.account.foundByInn(lookup.name);
  }
}
