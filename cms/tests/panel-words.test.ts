import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { RUSSIAN_WORDS } from '../src/admin/words/russian-words';
import { wordsOfBrand } from '../src/admin/words/words-of-brand';
import { COMPONENT_PANELS } from '../src/panel/component-panel';
import { FIELD_LABELS } from '../src/panel/field-labels';
import { labelOf, SPECIAL_LABELS, wordsOfField } from '../src/panel/special-labels';
import { VALUE_CAPTIONS } from '../src/panel/value-captions';
import { VIEWS } from '../src/panel/views';

const SRC = path.resolve(import.meta.dirname, '..', 'src');

interface Model {
  uid: string;
  /** Kept for the CMS itself; nobody opens it in the panel. */
  isHidden: boolean;
  /** Those that are not visible are kept for the CMS itself, too. */
  attributes: Record<string, { enum?: string[]; visible?: boolean }>;
}

const models = [...contentTypes(), ...components()].filter(({ isHidden }) => !isHidden);

describe.each(models)('$uid', ({ uid, attributes }) => {
  const fields = Object.keys(attributes);

  test('every field has a Russian name', () => {
    const nameless = fields.filter((field) => wordsOfField(field, uid) === undefined);
    expect(nameless).toEqual([]);
  });

  test('every value that is chosen has a caption', () => {
    const values = Object.values(attributes).flatMap((attribute) => attribute.enum ?? []);
    const codes = values.filter((value) => !/[а-яё]/i.test(value));
    expect(codes.filter((value) => VALUE_CAPTIONS[value] === undefined)).toEqual([]);
  });

  test('every field has its place in the form', () => {
    const placed = VIEWS[uid]?.form.flatMap((row) => row.split(' ')).map((field) => field.split('/')[0]);
    const shown = fields.filter((field) => attributes[field]?.visible !== false);
    expect(shown.filter((field) => !placed?.includes(field))).toEqual([]);
    expect(new Set(placed).size, 'a field stands twice').toBe(placed?.length);
  });
});

test('a component names none but its own fields', () => {
  const strange = components().flatMap(({ uid, attributes }) =>
    Object.keys(COMPONENT_PANELS[uid]?.words ?? {}).filter((field) => !(field in attributes)),
  );
  expect(strange).toEqual([]);
});

test('a field is called what its component says, then what all blocks say, then what is said everywhere', () => {
  expect(labelOf('title', 'blocks.hero')).toBe('Главный заголовок');
  expect(labelOf('title', 'blocks.faq')).toBe('Заголовок блока');
  expect(labelOf('title', 'api::site.banner')).toBe('Заголовок');
  // A place in a form is told by names of fields alone.
  expect(labelOf('at')).toBe('Когда');
});

test('names and hints of fields are Russian sentences without a stored value in them', () => {
  const ofComponents = Object.values(COMPONENT_PANELS).map(({ words = {} }) => words);
  const words = [FIELD_LABELS, ...Object.values(SPECIAL_LABELS), ...ofComponents].flatMap((labels) =>
    Object.values(labels),
  );
  const odd = words.filter(({ label }) => !/[а-яё]/i.test(label) && !['GitHub', 'Telegram'].includes(label));
  expect(odd).toEqual([]);
  const codes = Object.keys(VALUE_CAPTIONS).filter((value) => value.includes('_'));
  expect(words.filter(({ hint = '' }) => codes.some((code) => hint.includes(code)))).toEqual([]);
});

describe("Strapi's words", () => {
  /** Sold features, news of the vendor and a text editor we do not use: nobody of ours sees them. */
  const UNSEEN =
    /Purchase|purchase|FreeTrial|trialCountdown|UpsellBanner|MediaLibraryBanner|NpsSurvey|auditLogs|last-activity|\.sso|content-history|history\.|preview|Preview|ai\.|aiMetadata|etadata|\.ai$|premium|deploy-now|Blocks\.|Wysiwyg|locale|Settings\.tokens|adminToken|apiTokens|AdminToken|AITranslation|aiLocalizations/;
  /** Asked for by the panel though Strapi's own English does not list them; found by walking through it as each role. */
  const UNLISTED = [
    'search.placeholder',
    'app.loading',
    'app.utils.toggle',
    'global.more.actions',
    'Settings.application.header',
    'upload.modal.url.title',
    'upload.modal.url.upload',
    'upload.form.input.label.file-location',
    'upload.form.input.label.folder-location',
    'upload.form.input.label.folder-location-default-label',
    'upload.form.input.label.folder-name',
    'upload.modal.folder.create.title',
    'upload.modal.folder.create.submit',
    'upload.modal.folder.create.creation-date',
    'upload.modal.folder.create.elements',
    'upload.modal.folder.create.delete',
    'upload.modal.folder.edit.title',
    'upload.modal.folder.edit.submit',
    'upload.modal.folder-notification-created-success',
    'upload.modal.folder-notification-edited-success',
    'upload.modal.edit.success-label',
    'upload.modal.upload-list.sub-header.add-folder',
    'upload.header.actions.folder-level-up',
    'upload.header.actions.no-permissions',
    'upload.header.breadcrumbs.nav.label',
    'upload.header.breadcrumbs.menu.label',
    'upload.config.title',
    'content-manager.components.DynamicZone.more-actions',
    'content-manager.components.DynamicZone.add-item-above',
    'content-manager.components.DynamicZone.add-item-below',
    'content-manager.containers.list.table-headers.status',
    'content-manager.form.Input.hint.character.unit',
    'i18n.Settings.locales.modal.locales.label',
  ];
  let english: Record<string, string>;
  let russian: Record<string, string>;

  beforeAll(async () => {
    english = await wordsOf('en');
    russian = { ...(await wordsOf('ru')), ...RUSSIAN_WORDS, ...wordsOfBrand('Полюс') };
  });

  test('are all in Russian', () => {
    const ids = [...Object.keys(english), ...UNLISTED].filter((id) => !UNSEEN.test(id));
    expect(ids.length).toBeGreaterThan(800);
    expect(ids.filter((id) => russian[id] === undefined)).toEqual([]);
  });

  test('are never taken for the caption of a value', () => {
    expect(Object.keys(VALUE_CAPTIONS).filter((value) => value in english)).toEqual([]);
  });

  test('are asked for by the ids that are translated', () => {
    const unknown = Object.keys(RUSSIAN_WORDS).filter((id) => !(id in english) && !(id in VALUE_CAPTIONS));
    expect(unknown.filter((id) => !UNLISTED.includes(id))).toEqual([]);
  });

  test('do not name the vendor where people log in and begin', () => {
    const first = Object.keys(english).filter((id) => /^(Auth\.form|HomePage\.header|.*navbrand)/.test(id));
    expect(first.filter((id) => /Strapi/.test(russian[id] ?? '') && !id.endsWith('login.strapi'))).toEqual(
      [],
    );
  });
});

function contentTypes(): Model[] {
  return namesIn('api').flatMap((api) =>
    namesIn('api', api, 'content-types').map((name) =>
      modelOf(`api::${api}.${name}`, 'api', api, 'content-types', name, 'schema.json'),
    ),
  );
}

function components(): Model[] {
  return namesIn('components').flatMap((category) =>
    namesIn('components', category).map((file) =>
      modelOf(`${category}.${path.parse(file).name}`, 'components', category, file),
    ),
  );
}

function namesIn(...folder: string[]): string[] {
  return readdirSync(path.join(SRC, ...folder));
}

function modelOf(uid: string, ...file: string[]): Model {
  const { attributes, pluginOptions } = JSON.parse(readFileSync(path.join(SRC, ...file), 'utf8'));
  return { uid, attributes, isHidden: pluginOptions?.['content-manager']?.visible === false };
}

/** The words of the parts of the panel our people open, by the ids it asks for. */
async function wordsOf(language: string): Promise<Record<string, string>> {
  const fromStrapi = createRequire(createRequire(import.meta.url).resolve('@strapi/strapi/package.json'));
  const read = async (name: string, folder: string): Promise<Record<string, string>> => {
    const root = path.dirname(fromStrapi.resolve(`@strapi/${name}/package.json`));
    return (
      await import(pathToFileURL(path.join(root, 'dist', 'admin', folder, `${language}.json.mjs`)).href)
    ).default;
  };
  const prefixed = (plugin: string, words: Record<string, string>) =>
    Object.entries(words).map(([id, word]): [string, string] => [`${plugin}.${id}`, word]);
  return Object.fromEntries([
    ...Object.entries(await read('admin', path.join('admin', 'src', 'translations'))),
    ...prefixed('content-manager', await read('content-manager', 'translations')),
    ...prefixed('upload', await read('upload', 'translations')),
    ...prefixed('i18n', await read('i18n', 'translations')),
  ]);
}
