import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { documentIdIn } from '../field-of';
import { entryWord } from '../panel/entry-words';
import type { AddressKey } from './address-key';
import { checkRedirect } from './check-redirect';
import { entryAt } from './entry-at';
import { changeRedirects, REDIRECT } from './redirect-store';
import { type Redirect, settle } from './redirect-table';

/**
 * Refuses a redirect that would be of no use or of harm, and keeps the rest in order: addresses in one spelling, no two from
 * one address, nobody led in a circle or twice. What a person saves is theirs, whoever made it first.
 */
export function guardRedirects(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (uid !== REDIRECT || (action !== 'create' && action !== 'update' && action !== 'clone')) return next();
    return strapi.db.transaction(async () => {
      const data: object = Reflect.get(params, 'data') ?? {};
      const documentId = documentIdIn(params);
      const stored =
        documentId === undefined ? null : await strapi.documents(REDIRECT).findOne({ documentId });
      const wanted = redirectIn(Object.assign({}, stored, data));
      await refuseToHideAnEntry(strapi, wanted);
      const own = action === 'update' ? stored?.from : undefined;
      const { from, to } = await settleAmongOthers(strapi, wanted, own);
      Reflect.set(params, 'data', { ...data, from, to, made_by: 'hand' });
      return next();
    });
  });
}

function redirectIn(fields: Record<string, unknown>): Redirect {
  const checked = checkRedirect(fields.from, fields.to);
  if (checked.status === 'refused') throw refusal(checked.field, checked.message);
  return {
    from: checked.from,
    to: checked.to,
    kind: fields.redirect_kind === 'temporary' ? 'temporary' : 'permanent',
    madeBy: 'hand',
    isEnabled: fields.enabled !== false,
  };
}

async function refuseToHideAnEntry(strapi: Core.Strapi, { from, isEnabled }: Redirect): Promise<void> {
  const entry = isEnabled ? await entryAt(strapi, from) : undefined;
  if (entry === undefined) return;
  throw refusal(
    'from',
    `По адресу «${from}» стоит ${entryWord(entry.uid)} «${entry.title}». Сначала снимите её с публикации или смените её адрес: тогда перенаправление появится само.`,
  );
}

/** Puts the others in order for the redirect that is about to be saved, and answers it as it has to be saved. */
async function settleAmongOthers(
  strapi: Core.Strapi,
  wanted: Redirect,
  own: AddressKey | undefined,
): Promise<Redirect> {
  let settled = wanted;
  await changeRedirects(strapi, (table) => {
    const former = own === undefined ? undefined : table.get(own);
    const others = new Map([...table].filter(([from]) => from !== own));
    const double = others.get(wanted.from);
    if (double !== undefined) {
      throw refusal('from', `С адреса «${wanted.from}» уже ведёт перенаправление на «${double.to}».`);
    }
    const result = settle(others, wanted);
    if (result.status === 'loop') {
      throw refusal('to', `Посетитель ходил бы по кругу: ${result.through.join(' → ')}.`);
    }
    settled = result.table.get(wanted.from) ?? wanted;
    const after = new Map([...result.table].filter(([from]) => from !== wanted.from));
    return former === undefined ? after : after.set(former.from, former);
  });
  return settled;
}

function refusal(field: 'from' | 'to', message: string): Error {
  return new errors.ValidationError(message, { errors: [{ path: [field], message }] });
}
