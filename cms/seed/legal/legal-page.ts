import { SAMPLE_TEXT } from '../../src/first-steps/sample-words';
import type { SeededBlock, SeededPage } from '../seeded-page';

/** A page somebody agrees to, and so with an edition and the day it came into force. */
export interface LegalPage extends SeededPage {
  edition: number;
  effective_from: string;
}

interface LegalText {
  name: string;
  slug: string;
  title: string;
  lead: string;
  seo: string;
  sections: SeededBlock[];
}

export function legalPage({ name, slug, title, lead, seo, sections }: LegalText): LegalPage {
  return {
    ...{ name, slug, menu_text: '' },
    ...{ edition: 1, effective_from: '2026-11-01' },
    blocks: [
      { __component: 'blocks.hero', title, lead: `${SAMPLE_TEXT} ${lead}` },
      ...sections,
      {
        __component: 'blocks.contact',
        title: 'Вопрос по документу',
        text: 'Напишите, какой пункт непонятен: ответим и поправим текст.',
        button_text: 'Задать вопрос',
        has_form: true,
      },
    ],
    ...{ seo_title: `${title} — образец`, seo_description: `${SAMPLE_TEXT} ${seo}` },
  };
}

export function section(title: string, clauses: readonly [title: string, text: string][]): SeededBlock {
  return {
    __component: 'blocks.features',
    title,
    features: clauses.map(([heading, text]) => ({ title: heading, text })),
  };
}
