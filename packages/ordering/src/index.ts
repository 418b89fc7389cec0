export {
  AUTH_FLOWS,
  type AuthFlow,
  type AuthQuery,
  flowOf,
  PREFILLED_KEYS,
  readAuthQuery,
  switchMode,
} from './account/auth-flow';
export { type AuthMode, parseAuthMode } from './account/auth-modes';
export type { AcceptedDocument } from './account/consent';
export { isInn } from './account/inn';
export type { LoginRefusal, PasswordLogin } from './account/log-in';
export type { Enriched, Organisation } from './account/organisation';
export {
  PANEL_HOME,
  type PanelArrival,
  type PanelEntry,
  type PanelPath,
  parsePanelPath,
  parseSiteTransfer,
  serverPage,
} from './account/panel';
export { type Partner, parsePartnerCode, partnerOf, type Referral } from './account/partner';
export { digitsOnly, isPhone } from './account/phone';
export { keyOf, registerOnce } from './account/register-once';
export {
  type NewAccount,
  PROMO_PAUSE_MS,
  type RegistrationDetails,
  type RegistrationForm,
  type RegistrationRefusal,
  type VisitOrigin,
} from './account/registration';
export type { CustomerSession } from './account/session';
export {
  readWebmasterLink,
  type WebmasterForm,
  type WebmasterLink,
  type WebmasterRefusal,
} from './account/webmaster';
export type { Bulkhead, Deadline } from './bounds';
export { isAmount, lastAmount, nextAmount } from './catalogue/amounts';
export {
  type Bandwidths,
  bandwidthsOfConfigurator,
  bandwidthsOfTariff,
  DEFAULT_BANDWIDTH_MBIT,
} from './catalogue/bandwidth';
export {
  type BuildCorrection,
  type BuildFromQuery,
  fromBuildQuery,
  readShared,
  toBuildLink,
  toBuildQuery,
} from './catalogue/build-query';
export { isSold, type ServerConfiguration } from './catalogue/configuration';
export {
  type ConfigurationLimits,
  configurationLimits,
  rangeInGb,
  reconfigured,
} from './catalogue/configuration-limits';
export type { KnownConfigurator } from './catalogue/configurators';
export { isLocationCode, type LocationCode, zoneOf } from './catalogue/location';
export { nearestDatabase, nearestTariff } from './catalogue/nearest-tariff';
export { type Payment, paymentOf, savingOf } from './catalogue/payment';
export {
  DEFAULT_PAYMENT_PERIOD,
  eachPeriod,
  inPeriod,
  isPaymentPeriod,
  monthsOf,
  multiplierOf,
  nextPaymentOf,
  type OfPeriods,
  offeredPeriod,
  offeredPeriods,
  type PaymentPeriod,
  type PeriodMultipliers,
  shortestPeriod,
  usualPeriod,
} from './catalogue/payment-period';
export { type BuildPrice, type PriceDifference, priceBuild } from './catalogue/price-build';
export { configurationBase, quote } from './catalogue/quote';
export {
  type BuildMove,
  type BuildPlace,
  type ConfiguratorModel,
  FIRST_CONFIGURATION,
  firstBuild,
  isByRequest,
  moved,
  ramOfSystems,
  type ServerBuild,
  serverOf,
} from './catalogue/server-build';
export { type Retirement, successorOf } from './catalogue/successor';
export { fitsSystem, leastRamMb } from './catalogue/system-needs';
export type {
  DiskType,
  OsImage,
  Range,
  ServerConfigurator,
  ServerTariff,
  Software,
  TariffFamily,
} from './catalogue/tariff';
export { MB_IN_GB } from './catalogue/units';
export type { CommentCounts } from './comments/comment-counts';
export {
  type ConfiguratorId,
  type Identifier,
  idInJson,
  type OsId,
  type PresetId,
  parseId,
  type SoftwareId,
} from './ids';
export {
  exactRoubles,
  formatMoney,
  inRoubles,
  kopecks,
  type Money,
  type Multiplier,
  multiplier,
  parseMoney,
  portion,
  roubles,
  sum,
  times,
} from './money';
export { confirmPrice } from './orders/confirm-price';
export { findMade, type MadeThing } from './orders/find-made';
export {
  currentIntent,
  IntentHeld,
  type IntentId,
  type IntentStore,
  intentStartedAt,
  isOffered,
  type MakerMark,
  makerOf,
  newIntentId,
  parseIntentId,
  parseMakerMark,
  type Turn,
} from './orders/intent';
export { type LookedFor, lookForOrder } from './orders/look-for-order';
export { createMemoryIntents } from './orders/memory-intents';
export type { NoOffer, Offer, PricingRules } from './orders/offer';
export {
  type InvalidOrder,
  orderPage,
  parseOrder,
  productOf,
  readOrder,
  sectionPage,
  toQuery,
} from './orders/order';
export type { OrderEntry, OrderEvent, OrderJournal } from './orders/order-journal';
export type { OrderOutcome, OrderRefusal } from './orders/order-outcome';
export { newPassword } from './orders/password';
export type { PlaceOrderSettings } from './orders/place-order';
export {
  type ConfirmPriceOf,
  type PartOutcome,
  type ProductOutcome,
  placeProductOrder,
} from './orders/place-product-order';
export { placeResource } from './orders/place-resource';
export type { ConfirmPrice, PriceConfirmation } from './orders/price-confirmation';
export { type OrderQuote, quoteOrder } from './orders/quote-order';
export type { InvalidQuery, OnUnreadable } from './orders/read-query';
export { type RecordedFailure, type RecordedStep, recordStep } from './orders/recorded-step';
export { bucketName, resourceName } from './orders/resource-name';
export {
  type PresetMachine,
  type SoldPreset,
  type StaticPresetChoice,
  sellPreset,
  staticPresetOrder,
} from './orders/sell-preset';
export { subIntent } from './orders/sub-intent';
export type { AppOrder } from './products/app/order';
export type { AppFramework, AppPower, AppPresetId, AppTariff, AppType } from './products/app/tariff';
export {
  type BalancerOrder,
  type BalancerPresetId,
  type BalancerTariff,
  balancerOrder,
} from './products/balancer/order';
export { type BucketChoice, type BucketOrder, bucketOrder } from './products/bucket/order';
export type {
  StorageClass,
  StorageConfigurator,
  StorageConfiguratorId,
  StoragePresetId,
  StorageTariff,
} from './products/bucket/tariff';
export { type BundleOrder, type BundlePart, bundleParts } from './products/bundle/order';
export { type LabelFault, labelKeyFault, labelValueFault } from './products/cluster/label';
export {
  type ClusterPart,
  type ClusterPrice,
  type ClusterStock,
  MASTER_COUNTS,
  priceCluster,
} from './products/cluster/offer';
export { type ClusterOrder, NETWORK_DRIVER } from './products/cluster/order';
export { fromClusterPageQuery, toClusterPageQuery } from './products/cluster/page-query';
export type {
  NodeConfigurator,
  NodeConfiguratorId,
  NodePresetId,
  NodeRole,
  NodeTariff,
} from './products/cluster/tariff';
export type { NodeChoice, WorkerGroup } from './products/cluster/worker-group';
export { type DatabaseOrder, databaseOrder } from './products/database/order';
export {
  DATABASE_TYPES,
  type DatabasePresetId,
  type DatabaseTariff,
  type DatabaseType,
} from './products/database/tariff';
export { type DedicatedLineName, type DedicatedOffer, offerDedicated } from './products/dedicated/offer';
export {
  DEDICATED_CONFIGURATOR_PLAN,
  DEFAULT_DEDICATED_PERIOD,
  type DedicatedOrder,
  dedicatedOrder,
  INVALID_ORDER_QUERY,
  type MachineChoice,
  termOf,
} from './products/dedicated/order';
export type {
  DedicatedConfigurator,
  DedicatedPart,
  DedicatedPartId,
  DedicatedPlanId,
  DedicatedPresetId,
  DedicatedService,
  DedicatedServiceId,
  DedicatedServiceKind,
  DedicatedTariff,
} from './products/dedicated/tariff';
export {
  type Accompanied,
  accompanyDedicatedOrder,
  type DedicatedSummary,
  isOwnPeople,
} from './products/dedicated/ticket';
export {
  type Catalogue,
  NOTHING_SOLD,
  type Order,
  type OrderOf,
  type Orders,
  type PartOf,
  PRODUCTS,
  type Product,
  type ResourceOrder,
  type ResourceProduct,
} from './products/products';
export {
  DEFAULT_OS,
  presetOrder,
  type ServerChoice,
  type ServerOrder,
  serverOrder,
} from './products/server/order';
export type {
  Accounts,
  Customer,
  MadeResource,
  Provider,
  Requests,
  Resources,
  SupportTicket,
  WantedResource,
} from './provider';
export {
  mayHaveHappened,
  type ProviderFailure,
  ProviderOutage,
  type RefusalReason,
} from './provider-failure';
export { readBounded, TooLarge } from './read-bounded';
export type { ContactFormType, Delivery, WrittenRequest } from './requests/written-request';
export { fail, type Result, succeed, unreachable } from './result';
export { type NumberMarks, russianNumber, russianPlural, writtenNumber } from './russian-number';
