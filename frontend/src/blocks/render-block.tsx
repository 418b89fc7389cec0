import { unreachable } from '@vitrina/ordering';
import type { ReactNode } from 'react';
import { BannerBlock } from './banner';
import { Code } from './code';
import { Comparison } from './comparison';
import { Configurator } from './configurator';
import { Contact } from './contact';
import { Faq } from './faq';
import { Features } from './features';
import { Grant } from './grant';
import { Hero } from './hero';
import { LiveTariffs } from './live-tariffs';
import type { LoadedBlock } from './loaded-block';
import type { PageContext } from './page-context';
import { RelatedTutorials } from './related-tutorials';
import { StaticPresets } from './static-presets';
import { Steps } from './steps';

/** A block as it stands on a page. */
export function renderBlock(block: LoadedBlock, page: PageContext): ReactNode {
  switch (block.kind) {
    case 'hero':
      return <Hero block={block} page={page} />;
    case 'live-tariffs':
      return <LiveTariffs block={block} page={page} />;
    case 'configurator':
      return <Configurator block={block} page={page} />;
    case 'static-presets':
      return <StaticPresets block={block} />;
    case 'features':
      return <Features block={block} />;
    case 'comparison':
      return <Comparison block={block} />;
    case 'faq':
      return <Faq block={block} />;
    case 'steps':
      return <Steps block={block} />;
    case 'banner':
      return <BannerBlock block={block} />;
    case 'code':
      return <Code block={block} />;
    case 'grant':
      return <Grant block={block} page={page} />;
    case 'contact':
      return <Contact block={block} page={page} />;
    case 'related-tutorials':
      return <RelatedTutorials block={block} />;
    default:
      return unreachable(block);
  }
}
