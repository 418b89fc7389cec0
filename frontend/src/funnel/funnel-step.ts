import { PRODUCTS, type Product } from '@vitrina/ordering';
import { array, type InferType, mixed, object, string } from 'yup';
import type { FunnelCount } from '~/content/send-counts';
import { timeZone } from '~/runtime/env';

/** What is counted, before it is a number. */
export type FunnelStep = Omit<FunnelCount, 'amount' | 'day'>;

let day: Intl.DateTimeFormat | undefined;

/** `2026-11-25`, where the shop is. */
export function countedDay(moment: Date): string {
  day ??= new Intl.DateTimeFormat('en-CA', { timeZone: timeZone() });
  return day.format(moment);
}

/** The name under which equal steps of a day are added up. */
export function keyOf(day: string, { step, product, campaign, banner, variant }: FunnelStep): string {
  return JSON.stringify([day, step, product, campaign, banner, variant]);
}

/** The same back; the keys are our own. */
export function countOf([key, amount]: [key: string, amount: number]): FunnelCount {
  const [day, step, product, campaign, banner, variant] = JSON.parse(key);
  return { day, step, product, campaign, banner, variant, amount };
}

export const BANNER_ID = /^[a-z0-9]{8,64}$/;

const banner = string().matches(BANNER_ID).required();
const variant = mixed<'a' | 'b'>().oneOf(['a', 'b']).required();

const visit = object({ step: mixed<'visit'>().oneOf(['visit']).required() }).noUnknown();
const page = object({
  step: mixed<'page'>().oneOf(['page']).required(),
  product: mixed<Product>().oneOf(PRODUCTS).required(),
}).noUnknown();
const ofBanner = object({
  step: mixed<'view' | 'click'>().oneOf(['view', 'click']).required(),
  ...{ banner, variant },
}).noUnknown();

type SentStep = InferType<typeof visit> | InferType<typeof page> | InferType<typeof ofBanner>;

/** More than a visitor sees at once. */
const MOST_STEPS = 20;
const body = object({ steps: array().min(1).max(MOST_STEPS).required() })
  .noUnknown()
  .required();

/** The steps that a browser tells, each once; `undefined` for what no page of ours sends. */
export function readSteps(sent: unknown, campaign: string): FunnelStep[] | undefined {
  if (!body.isValidSync(sent, { strict: true })) return undefined;
  const steps: unknown[] = sent.steps;
  if (!steps.every(isSentStep)) return undefined;
  const told = steps.map(
    (step): FunnelStep => ({ ...{ product: '', banner: '', variant: '', campaign }, ...step }),
  );
  return [...new Map(told.map((step) => [keyOf('', step), step])).values()];
}

function isSentStep(step: unknown): step is SentStep {
  return [visit, page, ofBanner].some((schema) => schema.isValidSync(step, { strict: true }));
}
