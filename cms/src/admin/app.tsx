import type { StrapiApp } from '@strapi/strapi/admin';
import { addAddressFromTitle } from './address-field/add-address-from-title';
import { registerArticleEditor } from './article-editor/register-article-editor';
import { addAutosave, registerAutosave } from './autosave/add-autosave';
import { BRAND } from './brand/panel-brand';
import { tidyStartPage } from './brand/tidy-start-page';
import { addListWords } from './captions/add-list-words';
import { addCheckPanel } from './checks/add-check-panel';
import { addDemonstration } from './demonstration/add-demonstration';
import { addEditorialWork } from './editorial/add-editorial-work';
import { addFirstSteps, registerFirstStepsWidget } from './first-steps/add-first-steps';
import { registrationWords } from './first-steps/registration-words';
import { tellLanguage } from './languages/tell-language';
import { addLogins, registerLogins } from './logins/add-logins';
import { ASSET_WORDS } from './media/asset-words';
import { addOrders } from './orders/add-orders';
import { addPreview } from './preview/add-preview';
import { addPriceDialog } from './prices/add-price-dialog';
import { addReferencesPanel } from './references/add-references-panel';
import { addReport } from './report/add-report';
import { addRequestListActions } from './requests/add-list-actions';
import { addRequestWork } from './requests/add-request-work';
import { addRequestsMenu } from './requests/add-requests-menu';
import { registerRequestsWidget } from './requests/register-requests-widget';
import { addPublishingHint } from './review/publishing-hint';
import { registerReviewWidget } from './review/register-review-widget';
import { registerServerChoice } from './server-choice/register-server-choice';
import { nameWindow } from './strapi/name-window';
import { addPanelSheet } from './strapi/panel-sheet';
import { readAgainIn } from './strapi/read-again';
import { speakRussian } from './strapi/speak-russian';
import { RUSSIAN_WORDS } from './words/russian-words';
import { wordsOfBrand } from './words/words-of-brand';

/** What is added to Strapi's panel, a function each; its order is that of the panels beside an entry. */
const ADDITIONS: ((app: StrapiApp) => void)[] = [
  speakRussian,
  addPanelSheet,
  addListWords,
  tellLanguage,
  // Before autosave: a save that waits for an answer is one save to them.
  addPriceDialog,
  addAutosave,
  addCheckPanel,
  addPreview,
  addEditorialWork,
  addPublishingHint,
  addAddressFromTitle,
  addReferencesPanel,
  addRequestsMenu,
  addRequestWork,
  addRequestListActions,
  addReport,
  addOrders,
  addFirstSteps,
  addDemonstration,
  // Last, and so around all other work on requests: whoever waits for a code waits once.
  addLogins,
];
export default {
  config: {
    locales: ['ru'],
    translations: {
      ru: {
        ...{ ...RUSSIAN_WORDS, ...ASSET_WORDS },
        ...{ ...wordsOfBrand(BRAND.name), ...registrationWords(window.location) },
      },
    },
    auth: { logo: BRAND.logo },
    menu: { logo: BRAND.logo },
    theme: { light: { colors: BRAND.colours.light }, dark: { colors: BRAND.colours.dark } },
    tutorials: false,
    // The panel would otherwise ask the vendor's server about newer releases.
    notifications: { releases: false },
  },
  register(app: StrapiApp) {
    registerArticleEditor(app);
    registerServerChoice(app);
    registerFirstStepsWidget(app);
    registerRequestsWidget(app);
    readAgainIn(app);
    registerReviewWidget(app);
    registerAutosave(app);
    tidyStartPage(app);
    registerLogins(app);
  },
  bootstrap(app: StrapiApp) {
    nameWindow(BRAND.name);
    for (const add of ADDITIONS) add(app);
  },
};
