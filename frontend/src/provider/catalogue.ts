import { type Catalogue, NOTHING_SOLD, type PartOf, ProviderOutage } from '@vitrina/ordering';
import {
  withMachineTitle,
  withNodeTitle,
  withPartCaptions,
  withReadableTitle,
  withServerTitle,
  withServiceCaption,
} from '~/copy/readable-names';
import { spokenLanguage } from '~/messages/language';
import { gaugeCopy } from '~/observability/gauges';
import { beside, presentDeadline } from '~/runtime/deadline';
import { diskCopy } from '~/runtime/disk-copy';
import { env, pageDeadlineMs } from '~/runtime/env';
import { type Dated, KeptCopy } from '~/runtime/kept-copy';
import { outsideRequests } from '~/runtime/outside-requests';
import { processWide } from '~/runtime/process-wide';
import { renderScope } from '~/runtime/render-scope';
import { openProvider } from './open-provider';

export type { Dated };

/** A question, all its tries together, leaves a page so much of its time. */
const REST_OF_PAGE_MS = 500;
/** With a copy in hand nobody waits longer for a newer one. */
const PATIENCE_MS = 500;
/** A provider that has just failed is asked again by who comes after this. */
const REST_MS = 2_000;

export type CataloguePart = keyof Catalogue;

/** What is not done with all parts alike. */
interface Rules<Part extends CataloguePart> {
  /** The provider's names in readable words. */
  readable?: (part: PartOf<Part>) => PartOf<Part>;
  /** After so many seconds it is asked for anew, where that is not a minute. */
  seconds?: number;
}

const RULES: { readonly [Part in CataloguePart]?: Rules<Part> } = {
  serverTariffs: { readable: (tariffs) => tariffs.map(withServerTitle) },
  osImages: { seconds: 300 },
  software: { seconds: 300 },
  balancerTariffs: { readable: (tariffs) => tariffs.map(withReadableTitle) },
  nodeTariffs: { readable: (tariffs) => tariffs.map(withNodeTitle) },
  clusterVersions: { seconds: 300 },
  dedicatedTariffs: { readable: (tariffs) => tariffs.map(withMachineTitle) },
  dedicatedServices: { readable: (services) => services.map(withServiceCaption) },
  dedicatedConfigurator: { readable: (configurator) => configurator && withPartCaptions(configurator) },
  appTariffs: { readable: (tariffs) => tariffs.map(withReadableTitle) },
  appFrameworks: { seconds: 300 },
};

interface Copy<Part extends CataloguePart> {
  (): Promise<PartOf<Part>>;
  /** By it a page notes that it was made of this part. */
  key: string;
  /** The part with its age. */
  dated: () => Promise<Dated<PartOf<Part>>>;
  /** Asks past the copy. */
  renew: () => Promise<PartOf<Part>>;
}

/**
 * What is sold, under readable names: each part asked for anew at most once a minute, or its last good copy, which is kept while the
 * provider is away. Throws `ProviderOutage`.
 */
export const catalogue = Object.fromEntries(
  Object.keys(NOTHING_SOLD).map((part) => [part, cached(part as CataloguePart)]),
) as { readonly [Part in CataloguePart]: Copy<Part> };

function cached<Part extends CataloguePart>(part: Part): Copy<Part> {
  const { readable = (as) => as, seconds = 60 }: Rules<Part> = RULES[part] ?? {};
  const name = nameOf(part);
  const ask = async (): Promise<PartOf<Part>> => {
    const live: { readonly [Asked in CataloguePart]: () => Promise<PartOf<Asked>> } =
      openProvider().catalogue;
    return live[part]();
  };
  // Thousands of rows are renamed once a copy and language, and not once a page.
  const names = processWide(
    `catalogue.${name}.names`,
    () => new WeakMap<object, Map<string, PartOf<Part>>>(),
  );
  const renamed = (part: PartOf<Part>): PartOf<Part> => {
    if (typeof part !== 'object' || part === null) return part;
    const known = names.get(part) ?? new Map<string, PartOf<Part>>();
    names.set(part, known);
    const { language } = spokenLanguage();
    const own = known.get(language) ?? readable(part);
    known.set(language, own);
    return own;
  };
  // Made when it is first read: while the site is built there is no environment.
  const copy = () =>
    processWide(`catalogue.${name}`, () => {
      const kept = new KeptCopy<PartOf<Part>>({
        ask: () => outsideRequests(() => beside(pageDeadlineMs() - REST_OF_PAGE_MS, ask)),
        freshMs: seconds * 1_000,
        patienceMs: PATIENCE_MS,
        restMs: REST_MS,
        isOutage,
        // What another provider sold is nobody's stock now.
        // Of an earlier release it holds names in words already, and in Russian.
        store: diskCopy<PartOf<Part>>(
          `${name}-as-named`,
          `${env().PROVIDER_ADAPTER} ${env().PROVIDER_API_URL}`,
        ),
      });
      gaugeCopy('provider', name, () => kept.asOf);
      return kept;
    });
  const dated = (): Promise<Dated<PartOf<Part>>> => {
    renderScope()?.asked.add(name);
    return copy()
      .read(presentDeadline().left())
      .then((read) => ({ ...read, part: renamed(read.part) }))
      .catch((error) => Promise.reject(ownError(name, error)));
  };
  const renew = (): Promise<PartOf<Part>> =>
    copy()
      .renew()
      .then(renamed)
      .catch((error) => Promise.reject(ownError(name, error)));
  return Object.assign(async () => (await dated()).part, { key: name, dated, renew });
}

/** `serverTariffs` is server-tariffs: so its file on disk is called, and what a page notes that is made of it. */
function nameOf(part: CataloguePart): string {
  return part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The copy may be of another bundle, in which the same class is another one. */
function ownError(name: string, error: unknown): unknown {
  if (error instanceof Error && error.name === 'NoCopyInTime')
    return new ProviderOutage(name, { kind: 'no-answer', reason: 'timeout' });
  return isOutage(error) ? new ProviderOutage(error.part, error.failure) : error;
}

function isOutage(error: unknown): error is ProviderOutage {
  return error instanceof Error && error.name === 'ProviderOutage';
}

/** Asks anew, past all copies, for what is told by these keys, or for everything. Throws `ProviderOutage`. */
export async function renewCatalogue(keys: ReadonlySet<string> | undefined): Promise<void> {
  const parts = Object.values(catalogue).filter(({ key }) => keys?.has(key) ?? true);
  await Promise.all(parts.map(({ renew }) => renew()));
}
