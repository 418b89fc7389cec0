import { expect, test } from 'vitest';
import { leadOf } from '~/content/lead-of';
import { inLanguage } from '~/testing/in-language';
import { readBlocks } from './read-blocks';

type CmsBlocks = Parameters<typeof readBlocks>[0];

test('a hero keeps its headline, figures and links; what is empty has the usual words', () => {
  const blocks: CmsBlocks = [
    {
      __typename: 'ComponentBlocksHero',
      headline: 'Облачные серверы',
      lead: null,
      facts: [{ value: '1 минута', label: 'до готового сервера' }, null],
      links_title: '',
      links: [{ label: 'Документация', href: 'https://docs.vitrina.example' }],
    },
  ];
  expect(readBlocks(blocks)).toEqual([
    {
      kind: 'hero',
      title: 'Облачные серверы',
      lead: '',
      facts: [{ value: '1 минута', label: 'до готового сервера' }],
      links: {
        title: 'Полезные ссылки',
        entries: [{ label: 'Документация', href: 'https://docs.vitrina.example' }],
      },
    },
  ]);
  expect(leadOf(blocks)).toBe('');
});

test('the price list and the configurator name their products apart', () => {
  const blocks: CmsBlocks = [
    {
      __typename: 'ComponentBlocksLiveTariffs',
      title: null,
      text: null,
      price_list: 'load_balancers',
      contact_text: null,
    },
    { __typename: 'ComponentBlocksConfigurator', title: 'Свой сервер', text: null, product: 'server' },
  ];
  expect(readBlocks(blocks)).toEqual([
    { kind: 'live-tariffs', title: '', text: '', product: 'load_balancers', contactText: '' },
    { kind: 'configurator', title: 'Свой сервер', text: '', product: 'server' },
  ]);
});

test('a banner is asked for by the name it has in the CMS', () => {
  const blocks: CmsBlocks = [{ __typename: 'ComponentBlocksBanner', banner_type: 'servers_152fz' }];
  expect(readBlocks(blocks)).toEqual([{ kind: 'banner', bannerType: 'servers-152fz' }]);
});

test('what an editor has left empty has its usual words in the language of the page', () => {
  const nothing = { title: null, text: null, button_text: null, href: '', has_form: null };
  const hero = { headline: 'Cloud', lead: null, facts: [], links_title: null, links: [] };
  const blocks: CmsBlocks = [
    { __typename: 'ComponentBlocksHero', ...hero },
    { __typename: 'ComponentBlocksContact', ...nothing },
  ];
  expect(inLanguage('en', () => readBlocks(blocks))).toMatchObject([
    { links: { title: 'Useful links' } },
    { buttonText: 'Send a request' },
  ]);
});

test.each([
  [null, false],
  [true, true],
])(
  'a call to write to us has the words of its rule (R42); a form only when asked for (%s)',
  (has_form, hasForm) => {
    const nothing = { title: null, text: null, button_text: null, href: '' };
    const blocks: CmsBlocks = [{ __typename: 'ComponentBlocksContact', ...nothing, has_form }];
    expect(readBlocks(blocks)).toMatchObject([{ buttonText: 'Оставить заявку', href: undefined, hasForm }]);
  },
);

test('the grant is a million unless somebody says otherwise', () => {
  const grant = (amount: number | null): CmsBlocks => [
    { __typename: 'ComponentBlocksGrant', title: null, text: null, amount, button_text: null },
  ];
  expect(readBlocks(grant(null))).toMatchObject([{ amount: 1_000_000 }]);
  expect(readBlocks(grant(500_000))).toMatchObject([{ amount: 500_000 }]);
});

test('tutorials of a topic that is gone are left out', () => {
  const tutorials = (path: string | null): CmsBlocks => [
    {
      __typename: 'ComponentBlocksRelatedTutorials',
      title: null,
      topic: path ? { path } : null,
      limit: null,
    },
  ];
  expect(readBlocks(tutorials(null))).toEqual([]);
  expect(readBlocks(tutorials('linux'))).toMatchObject([{ topic: 'linux', limit: 3 }]);
});

test('a block that the page does not know is skipped, and its neighbours stay', () => {
  const answer = JSON.stringify([
    { __typename: 'ComponentBlocksBanner', banner_type: 's3' },
    { __typename: 'ComponentBlocksCarousel', title: 'Карусель' },
    { __typename: 'Error' },
    null,
    { __typename: 'ComponentBlocksBanner', banner_type: 'mail' },
  ]);
  expect(readBlocks(JSON.parse(answer))).toEqual([
    { kind: 'banner', bannerType: 's3' },
    { kind: 'banner', bannerType: 'mail' },
  ]);
  expect(readBlocks(null)).toEqual([]);
});
