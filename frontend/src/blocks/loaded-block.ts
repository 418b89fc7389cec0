import type {
  BannerBlock,
  Block,
  CodeBlock,
  ConfiguratorBlock,
  LiveTariffsBlock,
  RelatedTutorialsBlock,
  StaticPresetsBlock,
} from '~/content/blocks';
import type { Banners } from '~/content/get-banners';
import type { AiBundleOffer } from '~/features/catalogue/get-ai-bundle';
import type { ServerTariffList } from '~/features/catalogue/get-server-tariffs';
import type { BucketForm, MachineForm } from '~/features/configurator/get-own-choice';
import type { SentModel } from '~/features/configurator/sent-model';
import type { CoveredArticle } from '~/features/knowledge/article-cards';
import type { CodeTree } from '~/features/knowledge/code-listing';
import type { PresetCard } from '~/features/presets/preset-card';
import type { ProductList } from '~/products/product-lists';
import type { Unavailable } from '~/rendering/unavailable';

/** What a list of the provider shows; `asOf`: when its prices were asked for. */
export type TariffData =
  /** `hasClusters`: whoever has many servers may be led to clusters. */
  | { of: 'servers'; list: ServerTariffList; model: SentModel | undefined; hasClusters: boolean }
  | { of: 'products'; list: ProductList; asOf: string }
  | { of: 'bundle'; bundle: AiBundleOffer | undefined; asOf: string };

export type ConfiguratorData =
  | { of: 'server'; model: SentModel }
  | { of: 's3'; form: BucketForm }
  | { of: 'dedicated'; form: MachineForm };

/** What each of these blocks shows besides what an editor has written; the others show that alone. */
interface DataOf {
  'live-tariffs': TariffData | Unavailable;
  /** `undefined`: not sold in any size now. */
  configurator: ConfiguratorData | Unavailable | undefined;
  'static-presets': PresetCard[];
  banner: Banners;
  code: CodeTree;
  'related-tutorials': CoveredArticle[];
}

type Loaded<B extends Block & { kind: keyof DataOf }> = B & { data: DataOf[B['kind']] };

export type LoadedTariffs = Loaded<LiveTariffsBlock>;
export type LoadedConfigurator = Loaded<ConfiguratorBlock>;
export type LoadedPresets = Loaded<StaticPresetsBlock>;
export type LoadedBanner = Loaded<BannerBlock>;
export type LoadedCode = Loaded<CodeBlock>;
export type LoadedTutorials = Loaded<RelatedTutorialsBlock>;

/** A block with all that it shows: its view asks nobody. */
export type LoadedBlock =
  | Exclude<Block, { kind: keyof DataOf }>
  | LoadedTariffs
  | LoadedConfigurator
  | LoadedPresets
  | LoadedBanner
  | LoadedCode
  | LoadedTutorials;
