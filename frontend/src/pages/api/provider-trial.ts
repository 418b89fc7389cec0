import { PRODUCT_OF_LIST } from '@vitrina/content-contract/content-names';
import type { OfferedProduct, ProviderTrial } from '@vitrina/content-contract/provider-trial';
import { ProviderOutage } from '@vitrina/ordering';
import type { NextApiRequest, NextApiResponse } from 'next';
import { soldLists } from '~/adapters/sold';
import { ContentOutage } from '~/content/client';
import { tryProvider } from '~/doctor/try-provider';
import { getPriceFeed } from '~/features/price-feed/get-price-feed';
import { feedKindOf } from '~/products/products';
import { isRevalidateSecret, REVALIDATE_SECRET } from '~/security/is-revalidate-secret';

/** Trials that run in this process: whoever presses the button twice waits for one. */
let running: Promise<ProviderTrial> | undefined;

/** Tells the CMS, and nobody else, how this instance of the site gets on with its provider. */
export default async function providerTrial(
  request: NextApiRequest,
  response: NextApiResponse,
): Promise<void> {
  if (request.method !== 'POST') return void response.status(405).setHeader('Allow', 'POST').end();
  if (!isRevalidateSecret(request.headers[REVALIDATE_SECRET])) return void response.status(401).end();
  running ??= trial().finally(() => {
    running = undefined;
  });
  response.setHeader('Cache-Control', 'no-store');
  response.status(200).json(await running);
}

async function trial(): Promise<ProviderTrial> {
  const [tried, products] = await Promise.all([tryProvider(), offeredProducts()]);
  return { ...tried, products };
}

async function offeredProducts(): Promise<OfferedProduct[]> {
  const kinds = await offeredKinds();
  return soldLists().map((list) => {
    const kind = feedKindOf(PRODUCT_OF_LIST[list]);
    if (kinds === undefined || kind === undefined) return { list };
    return { list, tariffs: kinds.filter((one) => one === kind).length };
  });
}

/** What each tariff on sale is of, as the price feed calls it; nothing while that cannot be told. */
async function offeredKinds(): Promise<string[] | undefined> {
  try {
    const { offers } = await getPriceFeed();
    return offers.map(({ product }) => product);
  } catch (error) {
    if (error instanceof ProviderOutage || error instanceof ContentOutage) return undefined;
    throw error;
  }
}
