import {
  isPaymentPeriod,
  type Money,
  type PaymentPeriod,
  type Product,
  parseMoney,
  productOf,
} from '@vitrina/ordering';
import { array, boolean, mixed, number, object, string, tuple } from 'yup';
import { paths } from '~/urls/paths';
import { optionFields } from './option-fields';
import type { OrderSheet } from './order-sheet';

/** What the site answers when a browser asks for the price of another choice. */
export type SheetAnswer = { kind: 'sheet'; sheet: OrderSheet } | NoSheet;

/** Why there is none, in words for the visitor. */
export interface NoSheet {
  kind: 'none';
  text: string;
  isOutage?: true;
}

/** The path that is asked, with the order as it is shown and the options as they are chosen. */
export function sheetPath(
  sheet: Pick<OrderSheet, 'product' | 'order'>,
  form: Iterable<[string, unknown]>,
): string {
  const query = new URLSearchParams({ product: sheet.product, order: sheet.order });
  for (const [name, value] of optionFields(form)) query.append(name, value);
  return `${paths.orderSheet}?${query}`;
}

/** Reads that answer. The page may be older than the site that answers it: throws for anything that is not one. */
export function readSheetAnswer(body: unknown): SheetAnswer {
  const answer = answerSchema.validateSync(body, { strict: true, stripUnknown: true });
  if (answer.kind === 'none') return { kind: 'none', text: answer.text ?? '' };
  if (!answer.sheet) throw new TypeError('a sheet was announced and did not come');
  const { lines, ...sheet } = answer.sheet;
  return {
    kind: 'sheet',
    sheet: { ...sheet, lines: lines.map(([name, value]) => [name ?? '', value ?? '']) },
  };
}

const money = mixed<Money>((value): value is Money => parseMoney(String(value)) === value).required();

const resources = { cpu: number().required(), ramGb: number().required(), diskGb: number().required() };

const answerSchema = object({
  kind: string().oneOf(['sheet', 'none']).required(),
  text: string(),
  sheet: object({
    product: mixed<Product>(
      (value): value is Product => productOf('login', String(value)) === value,
    ).required(),
    order: string().required(),
    period: mixed<PaymentPeriod>(isPaymentPeriod).required(),
    title: string().required(),
    lines: array(tuple([string().defined(), string().defined()]).required()).required(),
    monthly: money,
    due: money,
    saved: money,
    options: array(
      object({
        id: string().required(),
        label: string().required(),
        keys: array(string().required()).required(),
        chosen: string().defined(),
        options: array(
          object({
            value: string().defined(),
            label: string().required(),
            detail: string(),
            disabled: boolean(),
          }).required(),
        ).required(),
      }).required(),
    ).required(),
    taxLine: string(),
    blade: object({ ...resources, most: object(resources).required() }).default(undefined),
  }).default(undefined),
});
