export {
  AUTH_FLOWS,
  type AuthFlow,
  type AuthMode,
  type AuthQuery,
  flowOf,
  PREFILLED_KEYS,
  parseAuthMode,
  readAuthQuery,
  switchMode,
} from './account/auth-flow';
export { createEnrichment, type Enriched, type Enrichment, type Organisation } from './account/enrichment';
export { isInn } from './account/inn';
export { type LoginRefusal, logInInPlace, logInWithPassword } from './account/log-in';
export {
  autoLoginAddress,
  PANEL_HOME,
  type PanelArrival,
  type PanelPath,
  parsePanelPath,
  parseSiteTransfer,
  serverPage,
} from './account/panel';
export { type Partner, parsePartnerCode, partnerOf, type Referral } from './account/partner';
export { digitsOnly, isPhone } from './account/phone';
export { type PortalChoice, portalRegistration, readPortalChoice } from './account/portal-registration';
export { recoverAccess } from './account/recovery';
export { registerOnce } from './account/register-once';
export {
  type NewAccount,
  PROMO_PAUSE_MS,
  type Register,
  type RegistrationDetails,
  type RegistrationForm,
  type RegistrationRefusal,
  registration,
  type VisitOrigin,
} from './account/registration';
export {
  type CustomerSession,
  createCustomerCalls,
  type PendingRefreshes,
} from './account/session';
export {
  noteWebmasterVisit,
  readWebmasterLink,
  registerWebmaster,
  type WebmasterForm,
  type WebmasterLink,
  type WebmasterRefusal,
} from './account/webmaster';
export {
  fetchOsImages,
  fetchServerConfigurators,
  fetchServerTariffs,
  fetchSoftware,
} from './catalogue/catalogue';
export { isSold, type ServerConfiguration } from './catalogue/configuration';
export {
  type ConfigurationLimits,
  configurationLimits,
  reconfigured,
} from './catalogue/configuration-limits';
export { isLocationCode, LOCATION_CODES, LOCATIONS, type LocationCode, zoneOf } from './catalogue/location';
export {
  DEFAULT_PAYMENT_PERIOD,
  isPaymentPeriod,
  type PaymentPeriod,
  type PeriodMultipliers,
} from './catalogue/payment-period';
export { configurationBase, quote } from './catalogue/quote';
export type {
  DiskType,
  OsImage,
  Range,
  ServerConfigurator,
  ServerTariff,
  Software,
  TariffFamily,
} from './catalogue/tariff';
export type { ConfiguratorId, PresetId } from './ids';
export { formatMoney, inRoubles, type Money, type Multiplier, multiplier, roubles, sum } from './money';
export {
  currentIntent,
  IntentHeld,
  type IntentId,
  type IntentStore,
  newIntentId,
  parseIntentId,
} from './orders/intent';
export { createMemoryIntents } from './orders/memory-intents';
export { type Agreement, orderServer } from './orders/order-server';
export type { OrderOutcome, OrderRefusal } from './orders/place-order';
export { resourceName } from './orders/resource-name';
export {
  DEFAULT_BANDWIDTH_MBIT,
  DEFAULT_OS,
  fromServerQuery,
  presetOrder,
  type ServerChoice,
  type ServerOrder,
  toServerQuery,
} from './orders/server-order';
export { ProviderOutage } from './provider/failures';
export {
  type CallRecord,
  createProviderHttp,
  type ProviderHttp,
} from './provider/http';
export { fail, type Result, unreachable } from './result';
