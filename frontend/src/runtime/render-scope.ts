import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from './process-wide';

/** What comes to light about a page while it is made. */
export interface RenderScope {
  /** The parts of the catalogue that it was made of, or would have been. */
  asked: Set<string>;
  /** Something that it should show is not to be had now. */
  lacksPart: boolean;
}

const scopes = processWide('render-scopes', () => new AsyncLocalStorage<RenderScope>());

/** That of the page that is being made here, if one is. */
export function renderScope(): RenderScope | undefined {
  return scopes.getStore();
}

export async function inRenderScope<Value>(
  work: () => Promise<Value>,
): Promise<{ value: Value; scope: RenderScope }> {
  const scope: RenderScope = { asked: new Set(), lacksPart: false };
  return { value: await scopes.run(scope, work), scope };
}
