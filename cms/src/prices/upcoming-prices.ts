import type { Core } from '@strapi/strapi';
import { type Fields, fieldsOf } from '../checks/fields';
import { type Problem, warns } from '../checks/problem';
import { figuresOf, isPriced, type PricedUid } from './figures';
import { isDrastic, priceChanges } from './price-changes';
import { changeInWords } from './price-words';
import { publicFigures } from './public-figures';

interface Written {
  /** Empty for a new entry; of what there is one of, the panel names none either. */
  documentId: string;
  /** What a person has changed in the form and not saved yet. */
  changed: Fields;
}

/** What the form would change of the prices visitors know, told beside it while one types. */
export async function upcomingPrices(
  strapi: Core.Strapi,
  uid: string,
  { documentId, changed }: Written,
  limit: number,
): Promise<Problem[]> {
  if (!isPriced(uid)) return [];
  const saved = await savedEntry(strapi, uid, documentId);
  const before = saved === null ? [] : await publicFigures(strapi, uid, saved.documentId);
  return priceChanges(before, figuresOf(uid, { ...fieldsOf(saved), ...changed })).map((change) => {
    const { path } = change;
    const place = { field: path.split('.')[0] ?? path, path };
    return isDrastic(change, limit)
      ? warns('price-to-confirm', `${changeInWords(change)}. При публикации спросим ещё раз.`, place)
      : warns('price-change', `${changeInWords(change)}.`, place);
  });
}

function savedEntry(strapi: Core.Strapi, uid: PricedUid, documentId: string) {
  const question = { status: 'draft', populate: '*' } as const;
  const documents = strapi.documents(uid);
  if (documentId !== '') return documents.findOne({ documentId, ...question });
  return strapi.contentType(uid).kind === 'singleType' ? documents.findFirst(question) : null;
}
