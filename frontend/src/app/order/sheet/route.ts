import { productOf, readOrder } from '@vitrina/ordering';
import { answerSheet, notSold } from '~/checkout/answer-sheet';
import { logUnreadable } from '~/checkout/confirmed-order';
import { withOptions } from '~/checkout/option-fields';
import type { SheetAnswer } from '~/checkout/sheet-answer';

/** What an order costs with other options, for a page that is open already. It orders nothing and tells nothing of anybody. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const product = productOf('login', searchParams.get('product'));
  const query = withOptions(new URLSearchParams(searchParams.get('order') ?? ''), searchParams);
  const order = product && readOrder(product, query, logUnreadable);
  if (!order?.ok) return answer(notSold(), 400);
  const sheet = await answerSheet(order.value);
  return answer(sheet, sheet.kind === 'none' && sheet.isOutage ? 503 : 200);
}

function answer(body: SheetAnswer, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
