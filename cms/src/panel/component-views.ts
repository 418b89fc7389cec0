import type { ViewDeclaration } from './view-declaration';

const TITLE_AND_TEXT = ['title', 'text'];

/** How the rows of a repeatable field and the blocks of a page look in the form. */
export const COMPONENT_VIEWS: Record<string, ViewDeclaration> = {
  'blocks.banner': { form: ['banner_type'] },
  'blocks.code': { form: [...TITLE_AND_TEXT, 'code', 'language/6'], title: 'title' },
  'blocks.comparison': { form: [...TITLE_AND_TEXT, 'ours theirs', 'rows'], title: 'title' },
  'blocks.configurator': { form: [...TITLE_AND_TEXT, 'product'], title: 'title' },
  'blocks.contact': { form: [...TITLE_AND_TEXT, 'button_text href', 'has_form/6'], title: 'title' },
  'blocks.faq': { form: ['title', 'questions'], title: 'title' },
  'blocks.features': { form: ['title', 'features'], title: 'title' },
  'blocks.grant': { form: [...TITLE_AND_TEXT, 'amount button_text'], title: 'title' },
  'blocks.hero': { form: ['title', 'lead', 'facts', 'links_title', 'links'], title: 'title' },
  'blocks.live-tariffs': { form: [...TITLE_AND_TEXT, 'product contact_text'], title: 'title' },
  'blocks.related-tutorials': { form: ['title', 'topic limit'], title: 'title' },
  'blocks.static-presets': { form: [...TITLE_AND_TEXT, 'group'], title: 'title' },
  'blocks.steps': { form: ['title', 'steps'], title: 'title' },
  'commerce.configurator-rule': {
    form: ['configurator_id min_ram_per_core_gb', 'location family', 'is_under_tab/12'],
    title: 'configurator_id',
  },
  'commerce.location': {
    form: ['code name', 'longitude latitude', 'families search_words', 'hides_databases/12'],
    title: 'name',
  },
  'commerce.server-family': { form: ['code name', 'text'], title: 'name' },
  'commerce.payment-period': { form: ['code multiplier metrika_id'], title: 'code' },
  'commerce.retired-preset': { form: ['preset_id successor_id'], title: 'preset_id' },
  'parts.comparison-row': { form: ['label', 'ours theirs'], title: 'label' },
  'parts.fact': { form: ['value label'], title: 'label' },
  'parts.question': { form: ['question', 'answer'], title: 'question' },
  'site.feature': { form: TITLE_AND_TEXT, title: 'title' },
  'site.incident-update': { form: ['at/6', 'text'], title: 'at' },
  'site.link': { form: ['label href'], title: 'label' },
  'site.link-column': { form: ['title', 'links'], title: 'title' },
};
