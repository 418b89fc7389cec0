import type { BrandStep, DocumentsStep, ShopDocument, StepState } from './first-steps';
import { SAMPLE_DETAILS, SAMPLE_TEXT } from './sample-words';

type Text = string | null | undefined;

export interface BrandFacts {
  brand_name?: Text;
  accent_colour?: Text;
  logo?: object | null;
  /** Whoever has saved the settings last; nobody where a start has made them. */
  updatedBy?: object | null;
  phone?: Text;
  email?: Text;
  support_contact_url?: Text;
}

/** The name with which a shop is built may be its own: then a save of it says so. */
export function judgeBrand(settings: BrandFacts | null, builtName: string): BrandStep {
  const isOwn =
    settings !== null &&
    (settings.brand_name !== builtName ||
      Boolean(settings.updatedBy || settings.accent_colour || settings.logo));
  const hasContact = Boolean(settings?.phone || settings?.email || settings?.support_contact_url);
  return {
    state: isOwn ? 'done' : 'todo',
    remarks: [
      ...(isOwn
        ? []
        : [`Сейчас сайт называется «${builtName}», как в сборке. Впишите своё имя или сохраните это.`]),
      ...(hasContact
        ? []
        : ['Нет ни телефона, ни почты, ни ссылки на поддержку: посетителям некуда обратиться.']),
    ],
  };
}

const DOCUMENTS = [
  { field: 'personal_data_policy_url', name: 'Политика обработки персональных данных' },
  { field: 'offer_url', name: 'Публичная оферта' },
  { field: 'mailing_consent_url', name: 'Согласие на рассылку' },
  { field: 'partner_offer_url', name: 'Оферта для партнёров', isOptional: true },
] as const;

export type DocumentField = (typeof DOCUMENTS)[number]['field'];

export const DOCUMENT_FIELDS: readonly DocumentField[] = DOCUMENTS.map(({ field }) => field);

/** A page of the CMS that a document may be, with all of its text when it is published. */
export interface DocumentPage {
  documentId: string;
  published?: { edition: number | null; text: string };
}

/** `pageAt` finds the page that stands at an address of the site, `/offer`. */
export function judgeDocuments(
  settings: Partial<Record<DocumentField, Text>>,
  legalDetails: Text,
  pageAt: (slug: string) => DocumentPage | undefined,
): DocumentsStep {
  const documents = DOCUMENTS.map(({ field, name, ...rest }): ShopDocument => {
    const address = settings[field] || undefined;
    const slug = slugIn(address);
    const page = slug === undefined ? undefined : pageAt(slug);
    const fault = documentFault(address, slug, page);
    return {
      ...{ name, ...rest },
      ...(address !== undefined && { address }),
      ...(fault !== undefined && { fault }),
      ...(page && { page: page.documentId }),
    };
  });
  const detailsFault = faultOfDetails(legalDetails);
  const isDone = documents.every(({ fault, isOptional, address }) =>
    // Of what may be missing a sample is no better than of the rest.
    isOptional && address === undefined ? true : fault === undefined,
  );
  return {
    state: isDone && detailsFault === undefined ? 'done' : 'todo',
    documents,
    ...(detailsFault !== undefined && { detailsFault }),
  };
}

/** A page of the CMS has an address of one step. */
export function slugIn(address: Text): string | undefined {
  return /^\/(?<slug>[^/?#]+)\/?(?:[?#].*)?$/.exec(address ?? '')?.groups?.slug;
}

function documentFault(
  address: string | undefined,
  slug: string | undefined,
  page: DocumentPage | undefined,
): string | undefined {
  if (address === undefined) return 'Адреса нет: слова согласия в формах никуда не ведут.';
  if (/^(?:#|mailto:|tel:)/.test(address)) return 'По этому адресу не прочитать документ.';
  // Of another site, or a page that is no page of the CMS: nothing more is known of it here.
  if (slug === undefined) return undefined;
  if (page === undefined) return `Страницы /${slug} в CMS нет.`;
  if (page.published === undefined) return 'Страница не опубликована.';
  if (page.published.text.includes(SAMPLE_TEXT))
    return 'Это образец: замените его текстом вашего юриста, с новым номером редакции.';
  if (page.published.edition === null)
    return 'У страницы нет номера редакции: согласие запишется без него, и текст можно незаметно изменить.';
  return undefined;
}

function faultOfDetails(details: Text): string | undefined {
  if (!details?.trim()) return 'Реквизитов компании в подвале нет.';
  // Nobody's tax number consists of noughts.
  if (details.includes(SAMPLE_DETAILS) || /\b0{10,}\b/.test(details))
    return 'В подвале стоят реквизиты из примера.';
  return undefined;
}

export interface CounterFacts {
  analytics_counter_id?: Text;
  analytics_ga_id?: Text;
  analytics_roistat_id?: Text;
  analytics_plausible_address?: Text;
}

/** Of what is published: a counter in a draft counts nobody. */
export function judgeAnalytics(published: CounterFacts | null): { state: StepState } {
  const counters = [
    ...[published?.analytics_counter_id, published?.analytics_ga_id],
    ...[published?.analytics_roistat_id, published?.analytics_plausible_address],
  ];
  return { state: counters.some(Boolean) ? 'done' : 'optional' };
}
