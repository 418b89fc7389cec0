import { ProviderOutage, productOf, readOrder } from '@vitrina/ordering';
import { logUnreadable } from '~/checkout/agreed-order';
import { getOrderSheet } from '~/checkout/get-order-sheet';
import { withOptions } from '~/checkout/option-fields';
import type { SheetAnswer } from '~/checkout/sheet-answer';
import { ContentOutage } from '~/content/client';
import { explain } from '~/provider/explain';

/** What an order costs with other options, for a page that is open already. It orders nothing and tells nothing of anybody. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const product = productOf('login', searchParams.get('product'));
  const query = withOptions(new URLSearchParams(searchParams.get('order') ?? ''), searchParams);
  const order = product && readOrder(product, query, logUnreadable);
  if (!order?.ok) return answer(NOT_SOLD, 400);
  try {
    const found = await getOrderSheet(order.value);
    if (found.kind === 'sheet') return answer(found);
    if (found.kind === 'sold-out' || found.kind === 'too-small-for-system')
      return answer({ kind: 'none', text: explain({ of: 'order', problem: found.kind }).text });
    return answer(NOT_SOLD);
  } catch (error) {
    if (error instanceof ProviderOutage || error instanceof ContentOutage) return answer(OUTAGE, 503);
    throw error;
  }
}

const NOT_SOLD: SheetAnswer = { kind: 'none', text: explain({ of: 'order', problem: 'not-sold' }).text };

const OUTAGE: SheetAnswer = {
  kind: 'none',
  text: 'Цену нового выбора сейчас не узнать. Выбор на месте: нажмите «Пересчитать» чуть позже.',
};

function answer(body: SheetAnswer, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
