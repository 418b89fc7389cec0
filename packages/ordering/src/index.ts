export { type LoginRefusal, logInInPlace, logInWithPassword } from './account/log-in';
export { autoLoginAddress, PANEL_HOME, type PanelPath, parsePanelPath, serverPage } from './account/panel';
export { registerOnce } from './account/register-once';
export {
  digitsOnly,
  type NewAccount,
  type RegistrationForm,
  type RegistrationRefusal,
  type VisitOrigin,
} from './account/registration';
export {
  type CustomerCalls,
  type CustomerSession,
  createCustomerCalls,
  type PendingRefreshes,
} from './account/session';
export { fetchOsImages, fetchServerConfigurators, fetchServerTariffs } from './catalogue/catalogue';
export { isSold, type ServerConfiguration } from './catalogue/configuration';
export { isLocationCode, LOCATIONS, type LocationCode, zoneOf } from './catalogue/location';
export {
  DEFAULT_PAYMENT_PERIOD,
  isPaymentPeriod,
  PAYMENT_PERIODS,
  type PaymentPeriod,
  type PeriodMultipliers,
  SEEDED_MULTIPLIERS,
} from './catalogue/payment-period';
export { configurationBase, type PaymentTerms, quote } from './catalogue/quote';
export type { DiskType, OsImage, ServerConfigurator, ServerTariff, TariffFamily } from './catalogue/tariff';
export {
  type ConfiguratorId,
  type OsId,
  type PresetId,
  parseId,
  type ServerId,
  type SoftwareId,
} from './ids';
export { formatMoney, inRoubles, type Money, type Multiplier, multiplier, roubles, sum } from './money';
export {
  type IntentId,
  type IntentStore,
  intentStartedAt,
  newIntentId,
  parseIntentId,
} from './orders/intent';
export { createMemoryIntents } from './orders/memory-intents';
export { orderServer } from './orders/order-server';
export type { OrderOutcome, OrderRefusal, PlaceOrderSettings } from './orders/place-order';
export { resourceName } from './orders/resource-name';
export {
  DEFAULT_BANDWIDTH_MBIT,
  DEFAULT_OS,
  fromServerQuery,
  type InvalidServerQuery,
  presetOrder,
  type ServerChoice,
  type ServerOrder,
  toServerQuery,
} from './orders/server-order';
export { mayHaveHappened, type ProviderFailure, ProviderOutage } from './provider/failures';
export {
  type CallRecord,
  createProviderHttp,
  type ProviderAddresses,
  type ProviderHttp,
} from './provider/http';
export { fail, type Result, succeed, unreachable } from './result';
