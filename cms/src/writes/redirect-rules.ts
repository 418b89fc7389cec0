import type { Core } from '@strapi/strapi';
import type { AddressKey } from '@vitrina/content-contract/addresses';
import { checkRedirect } from '../addresses/check-redirect';
import { entryAt } from '../addresses/entry-at';
import { changeRedirects, REDIRECT } from '../addresses/redirect-store';
import { type Redirect, settle } from '../addresses/redirect-table';
import { textIn } from '../field-of';
import { loadEntry } from '../load-entry';
import { entryWord } from '../panel/entry-words';
import { type Refusal, refusalOf } from '../refusal';
import type { WriteStep } from './write-step';

/**
 * Refuses a redirect that would be of no use or of harm, and keeps the rest in order: addresses in one spelling, no two from
 * one address, nobody led in a circle or twice. What a person saves is theirs, whoever made it first.
 */
export function redirectRules(strapi: Core.Strapi): WriteStep {
  return {
    name: 'redirect rules',
    of: [REDIRECT],
    on: ['create', 'clone', 'update'],
    async refuse(write) {
      const stored =
        write.origin === undefined
          ? await write.before.draft()
          : await loadEntry(strapi, REDIRECT, write.origin, 'published');
      const wanted = redirectIn({ ...stored, ...write.data });
      if ('refusal' in wanted) return wanted.refusal;
      const hidden = await hiddenEntry(strapi, wanted);
      if (hidden !== undefined) return hidden;
      const own = write.action === 'update' ? textIn(stored, 'from') : undefined;
      const settled = await settleAmongOthers(strapi, wanted, own);
      if ('refusal' in settled) return settled.refusal;
      write.data = { ...write.data, from: settled.from, to: settled.to, made_by: 'hand' };
      return undefined;
    },
  };
}

interface Refused {
  refusal: Refusal | undefined;
}

function redirectIn(fields: Record<string, unknown>): Redirect | Refused {
  const checked = checkRedirect(fields.from, fields.to);
  if (checked.status === 'refused') return refused(checked.field, checked.message);
  return {
    from: checked.from,
    to: checked.to,
    kind: fields.redirect_kind === 'temporary' ? 'temporary' : 'permanent',
    madeBy: 'hand',
    isEnabled: fields.enabled !== false,
  };
}

async function hiddenEntry(strapi: Core.Strapi, { from, isEnabled }: Redirect): Promise<Refusal | undefined> {
  const entry = isEnabled ? await entryAt(strapi, from) : undefined;
  if (entry === undefined) return undefined;
  const message = `По адресу «${from}» стоит ${entryWord(entry.uid)} «${entry.title}». Сначала снимите её с публикации или смените её адрес: тогда перенаправление появится само.`;
  return refused('from', message).refusal;
}

/** Puts the others in order for the redirect that is about to be saved, and answers it as it has to be saved. */
async function settleAmongOthers(
  strapi: Core.Strapi,
  wanted: Redirect,
  own: AddressKey | undefined,
): Promise<Redirect | Refused> {
  let settled: Redirect | Refused = wanted;
  await changeRedirects(strapi, (table) => {
    const former = own === undefined ? undefined : table.get(own);
    const others = new Map([...table].filter(([from]) => from !== own));
    const double = others.get(wanted.from);
    if (double !== undefined) {
      settled = refused('from', `С адреса «${wanted.from}» уже ведёт перенаправление на «${double.to}».`);
      return table;
    }
    const result = settle(others, wanted);
    if (result.status === 'loop') {
      settled = refused('to', `Посетитель ходил бы по кругу: ${result.through.join(' → ')}.`);
      return table;
    }
    settled = result.table.get(wanted.from) ?? wanted;
    const after = new Map([...result.table].filter(([from]) => from !== wanted.from));
    return former === undefined ? after : after.set(former.from, former);
  });
  return settled;
}

function refused(field: 'from' | 'to', message: string): Refused {
  return { refusal: refusalOf([{ path: [field], message }]) };
}
