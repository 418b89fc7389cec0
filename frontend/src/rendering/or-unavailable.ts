import { ProviderOutage } from '@vitrina/ordering';
import { ContentOutage } from '~/content/client';
import { metrics } from '~/observability/metrics';
import { log } from '~/runtime/log';
import { renderScope } from '~/runtime/render-scope';
import { UNAVAILABLE, type Unavailable } from './unavailable';

/**
 * What a part of a page shows, or that it is not to be had. A document that is made without one of its parts lives for a second only,
 * so that it heals by itself (`documents/static-props.ts`).
 */
export async function orUnavailable<Part>(load: () => Promise<Part>): Promise<Part | Unavailable> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof ProviderOutage || error instanceof ContentOutage)) throw error;
    metrics().outages.inc({ service: error instanceof ContentOutage ? 'cms' : 'provider' });
    log.warn({ error: String(error) }, 'a part of a page is left out');
    const scope = renderScope();
    if (scope) scope.lacksPart = true;
    return UNAVAILABLE;
  }
}
