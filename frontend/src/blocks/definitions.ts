import type { BlockKind } from '@vitrina/content-contract/content-names';
import { banner } from './kinds/banner';
import { code } from './kinds/code';
import { comparison } from './kinds/comparison';
import { configurator } from './kinds/configurator';
import { contact } from './kinds/contact';
import { faq } from './kinds/faq';
import { features } from './kinds/features';
import { grant } from './kinds/grant';
import { hero } from './kinds/hero';
import { liveTariffs } from './kinds/live-tariffs';
import { relatedTutorials } from './kinds/related-tutorials';
import { staticPresets } from './kinds/static-presets';
import { steps } from './kinds/steps';

/** Every kind of block that an editor can choose; one that is missing here does not compile. */
export const DEFINITIONS = {
  hero,
  'live-tariffs': liveTariffs,
  configurator,
  'static-presets': staticPresets,
  features,
  comparison,
  faq,
  steps,
  banner,
  code,
  grant,
  contact,
  'related-tutorials': relatedTutorials,
} satisfies Readonly<Record<BlockKind, unknown>>;

type Definitions = typeof DEFINITIONS;

/** A block of a page as an editor has put it there; `kind` is the name of its component in the CMS. */
export type Block<Kind extends BlockKind = BlockKind> = NonNullable<ReturnType<Definitions[Kind]['read']>>;

/** A block with all that it shows. It travels as JSON. */
export type LoadedBlock<Kind extends BlockKind = BlockKind> = Parameters<
  Definitions[Kind]['View']
>[0]['block'];
