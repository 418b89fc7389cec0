import { fieldOf, textIn } from '../field-of';
import { inLanguage, isTranslatedType, shopLanguages } from '../languages/languages';

/** In which language somebody in the panel is working on an entry (src/admin/languages/tell-language.ts). */
const HEADER = 'x-vitrina-language';

interface Context {
  path: string;
  query: object;
  body: unknown;
  get(header: string): string;
}

/**
 * What the panel asks of an entry is done in the language in which the entry is open there. The panel of a shop of one language takes
 * no content for translated, so that it shows no choice of one.
 */
export default () => async (context: Context, next: () => Promise<void>) => {
  const language = askedLanguage(context);
  await (language === undefined ? next() : inLanguage(language, next));
  if (context.path === '/content-manager/init' && shopLanguages().length === 1)
    context.body = withoutLanguages(context.body);
};

function askedLanguage(context: Context): string | undefined {
  const { path, query } = context;
  const inAddress = textIn(query, 'locale') ?? textIn(fieldOf(fieldOf(query, 'plugins'), 'i18n'), 'locale');
  const asked = path.startsWith('/vitrina/')
    ? context.get(HEADER)
    : path.startsWith('/content-manager/')
      ? inAddress
      : undefined;
  return shopLanguages().find((one) => one === asked);
}

function withoutLanguages(body: unknown): unknown {
  const data = fieldOf(body, 'data');
  const types = fieldOf(data, 'contentTypes');
  if (!Array.isArray(types)) return body;
  const plain = (type: object) => ({
    ...type,
    pluginOptions: { ...Object(fieldOf(type, 'pluginOptions')), i18n: { localized: false } },
  });
  const contentTypes = types.map((type) => (isTranslatedType(type) ? plain(type) : type));
  return { ...Object(body), data: { ...Object(data), contentTypes } };
}
