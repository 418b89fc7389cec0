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
export { type AcceptedDocument, noteConsent } from './account/consent';
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
export { type PortalChoice, portalChoice, portalRegistration } from './account/portal-registration';
export { recoverAccess } from './account/recovery';
export { keyOf, registerOnce } from './account/register-once';
export {
  type NewAccount,
  PROMO_PAUSE_MS,
  type Registering,
  type RegistrationDetails,
  type RegistrationForm,
  type RegistrationRefusal,
  registration,
  type VisitOrigin,
} from './account/registration';
export {
  type CustomerCalls,
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
export { isAmount, lastAmount, nextAmount } from './catalogue/amounts';
export {
  APP_TYPES,
  type AppFramework,
  type AppTariff,
  type AppType,
  fetchAppFrameworks,
  fetchAppTariffs,
} from './catalogue/apps';
export { type BalancerTariff, fetchBalancerTariffs } from './catalogue/balancers';
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
  rangeInGb,
  reconfigured,
} from './catalogue/configuration-limits';
export { configuratorInstead, familyOfConfigurator } from './catalogue/configurators';
export {
  type DatabaseTariff,
  type DatabaseType,
  fetchDatabaseTariffs,
  isDatabaseType,
} from './catalogue/databases';
export {
  type DedicatedConfigurator,
  type DedicatedPart,
  type DedicatedService,
  type DedicatedServiceKind,
  type DedicatedTariff,
  fetchDedicatedConfigurator,
  fetchDedicatedServices,
  fetchDedicatedTariffs,
} from './catalogue/dedicated';
export {
  fetchClusterVersions,
  fetchNetworkDrivers,
  fetchNodeConfigurators,
  fetchNodeTariffs,
  type NodeConfigurator,
  type NodeRole,
  type NodeTariff,
} from './catalogue/kubernetes';
export { type LiveCatalogue, liveCatalogue } from './catalogue/live-catalogue';
export { isLocationCode, LOCATION_CODES, LOCATIONS, type LocationCode, zoneOf } from './catalogue/location';
export { nearestDatabase, nearestTariff } from './catalogue/nearest-tariff';
export { type Payment, paymentOf, savingOf } from './catalogue/payment';
export {
  DEFAULT_PAYMENT_PERIOD,
  isPaymentPeriod,
  MONTHS,
  nextPaymentOf,
  PAYMENT_PERIODS,
  type PaymentPeriod,
  type PeriodMultipliers,
} from './catalogue/payment-period';
export { type BuildPrice, type PriceDifference, priceBuild } from './catalogue/price-build';
export { configurationBase, quote } from './catalogue/quote';
export {
  type BuildMove,
  type BuildPlace,
  type ConfiguratorModel,
  FIRST_BUILD_LOCATION,
  FIRST_CONFIGURATION,
  firstBuild,
  isByRequest,
  moved,
  ramOfSystems,
  type ServerBuild,
  serverOf,
} from './catalogue/server-build';
export {
  fetchStorageConfigurators,
  fetchStorageTariffs,
  type StorageClass,
  type StorageConfigurator,
  type StorageTariff,
} from './catalogue/storages';
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
export { type CommentCounts, countComments } from './comments/count-comments';
export type {
  AppPresetId,
  BalancerPresetId,
  DatabasePresetId,
  DedicatedPartId,
  DedicatedPlanId,
  DedicatedPresetId,
  DedicatedServiceId,
  NodeConfiguratorId,
  NodePresetId,
  StorageConfiguratorId,
  StoragePresetId,
} from './ids';
export { type ConfiguratorId, type OsId, type PresetId, parseId } from './ids';
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
export { type AppOrder, appPage } from './orders/app-order';
export { type BalancerOrder, balancerOrder, orderBalancer } from './orders/balancer-order';
export { type BucketChoice, type BucketOrder, bucketOrder, orderBucket } from './orders/bucket-order';
export { type BundleOrder, type BundlePart, bundleParts } from './orders/bundle-order';
export { type LabelFault, labelKeyFault, labelValueFault } from './orders/cluster-label';
export type { ClusterOrder } from './orders/cluster-order';
export { fromClusterPageQuery, toClusterPageQuery } from './orders/cluster-page-query';
export { confirmPrice } from './orders/confirm-price';
export { type DatabaseOrder, databaseOrder, orderDatabase } from './orders/database-order';
export {
  DEDICATED_CONFIGURATOR_PLAN,
  DEFAULT_DEDICATED_PERIOD,
  type DedicatedOrder,
  dedicatedOrder,
  INVALID_ORDER_QUERY,
  type MachineChoice,
} from './orders/dedicated-order';
export {
  type Accompanied,
  accompanyDedicatedOrder,
  type DedicatedSummary,
  isOwnPeople,
} from './orders/dedicated-ticket';
export { findMade, type MadeThing } from './orders/find-made';
export {
  currentIntent,
  IntentHeld,
  type IntentId,
  type IntentStore,
  type MakerMark,
  makerOf,
  newIntentId,
  parseIntentId,
  parseMakerMark,
  type Turn,
} from './orders/intent';
export { createMemoryIntents } from './orders/memory-intents';
export type { NoOffer, Offer, PricingRules } from './orders/offer';
export {
  type ClusterPart,
  type ClusterPrice,
  type ClusterStock,
  MASTER_COUNTS,
  priceCluster,
} from './orders/offer-cluster';
export { type DedicatedOffer, offerDedicated } from './orders/offer-dedicated';
export {
  fallbackPage,
  type InvalidOrder,
  type Order,
  orderPage,
  type Product,
  parseOrder,
  productOf,
  type ResourceOrder,
  readOrder,
  sectionPage,
  toQuery,
} from './orders/order';
export { NETWORK_DRIVER, orderCluster } from './orders/order-cluster';
export { orderDedicated } from './orders/order-dedicated';
export type { OrderEntry, OrderEvent, OrderJournal } from './orders/order-journal';
export type { OrderOutcome, OrderRefusal } from './orders/order-outcome';
export { orderServer } from './orders/order-server';
export { newPassword } from './orders/password';
export {
  type ConfirmPriceOf,
  type PartOutcome,
  type ProductOutcome,
  placeProductOrder,
} from './orders/place-product-order';
export type { ConfirmPrice, PriceConfirmation } from './orders/price-confirmation';
export { type OrderQuote, quoteOrder } from './orders/quote-order';
export type { InvalidQuery, OnUnreadable } from './orders/read-query';
export { bucketName, resourceName } from './orders/resource-name';
export {
  type PresetMachine,
  type SoldPreset,
  type StaticPresetChoice,
  sellPreset,
  staticPresetOrder,
} from './orders/sell-preset';
export {
  DEFAULT_OS,
  fromServerQuery,
  presetOrder,
  type ServerChoice,
  type ServerOrder,
  serverOrder,
  toServerQuery,
} from './orders/server-order';
export { subIntent } from './orders/sub-intent';
export type { NodeChoice, WorkerGroup } from './orders/worker-group';
export type { Bulkhead, Deadline } from './provider/bounds';
export { ProviderOutage } from './provider/failures';
export {
  type CallRecord,
  createProviderHttp,
  type ProviderHttp,
} from './provider/http';
export { readBounded, TooLarge } from './provider/read-bounded';
export {
  type Contact,
  type ContactFormType,
  contactForm,
  type LandingDelivery,
  type LandingTicket,
  landingTicket,
  largeServerForm,
} from './requests/landing-delivery';
export { fail, type Result, unreachable } from './result';
export { russianNumber, russianPlural } from './russian-number';
