import type { Core } from '@strapi/strapi';
import type { Checker } from '../checks/checker';
import type { WaitingAddresses } from '../index-now/waiting-addresses';
import type { SiteEvents } from '../outbox/site-events';
import type { ArticleIndex } from '../search/article-index';
import type { IndexKeeper } from '../search/index-keeper';
import { addressClash } from './address-clash';
import { articleText } from './article-text';
import { banner } from './banner';
import { changeEvents } from './change-events';
import { checkedCode } from './checked-code';
import { commerce } from './commerce';
import { editConflict } from './edit-conflict';
import { earlierEdition, editions } from './editions';
import { keyOfEmail } from './email-key';
import { incident } from './incident';
import { indexNow } from './index-now';
import { normaliseBlanks } from './normalise-blanks';
import { priceConfirmation } from './price-confirmation';
import { publicationDate } from './publication-date';
import { readerFigures } from './reader-figures';
import { readinessCheck } from './readiness-check';
import { redirectRules } from './redirect-rules';
import { redirectsOfMoves } from './redirects-of-moves';
import { lastOfGroup, referentialCheck } from './referential-check';
import { requestAnswers } from './request-answers';
import { searchIndex } from './search-index';
import { shopLook } from './shop-look';
import { linksOfText } from './text-links';
import { versions } from './versions';
import { visitorFields } from './visitor-fields';
import type { WriteStep } from './write-step';

/** What the steps work with besides Strapi. */
export interface WriteTools {
  now: () => Date;
  checker: Checker;
  /** In percent. */
  priceChangeLimit: number;
  search: { index: ArticleIndex; keeper: IndexKeeper };
  /** Absent when there is no site to tell. */
  events: SiteEvents | undefined;
  /** Absent when search engines are not told. */
  searchEngines: WaitingAddresses | undefined;
}

/**
 * Every rule of writing, in order. Of those that refuse the first speaks, so what is cheap and likely comes first; nobody is asked to
 * confirm the price of what cannot be published. Of those that follow an earlier edition comes last, because it is a write of its own.
 */
export function writeSteps(strapi: Core.Strapi, tools: WriteTools): readonly WriteStep[] {
  const { now, checker, priceChangeLimit, search, events, searchEngines } = tools;
  return [
    // What is sent is put right.
    normaliseBlanks(strapi),
    linksOfText,
    keyOfEmail,
    visitorFields,
    readerFigures(strapi),
    publicationDate(strapi),

    // What is refused.
    editConflict(strapi),
    checkedCode(now),
    addressClash(strapi),
    banner,
    incident,
    shopLook(strapi),
    commerce,
    articleText,
    editions(strapi, now),
    redirectRules(strapi),
    lastOfGroup(strapi),
    referentialCheck(strapi),
    readinessCheck(checker),
    priceConfirmation(strapi, priceChangeLimit),

    // What follows.
    redirectsOfMoves(strapi),
    requestAnswers(strapi),
    versions(strapi),
    searchIndex(strapi, search.index, search.keeper),
    ...(events === undefined ? [] : [changeEvents(events)]),
    ...(searchEngines === undefined ? [] : [indexNow(strapi, searchEngines)]),
    earlierEdition(strapi),
  ];
}
