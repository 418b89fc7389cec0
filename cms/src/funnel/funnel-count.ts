import { yup } from '@strapi/utils';
import { FUNNEL_STEPS, type FunnelStepName } from '@vitrina/content-contract/content-names';

export type Step = FunnelStepName;

export function isStep(word: unknown): word is Step {
  return FUNNEL_STEPS.some((step) => step === word);
}

/** How often something happened on a day; '' for what does not apply. */
export interface FunnelCount {
  day: string;
  step: Step;
  product: string;
  campaign: string;
  /** Document id of a banner. Registrations and orders stand once without one and once for each that was seen before. */
  banner: string;
  variant: '' | 'a' | 'b';
  amount: number;
}

export interface CountBatch {
  id: string;
  counts: readonly FunnelCount[];
}

/** As many as fit into the body that is taken, with room to spare. */
const MOST_COUNTS = 300;
export const MOST_BYTES = 128 * 1024;

const count = yup
  .object({
    day: yup.string().test(isDay).required(),
    step: yup
      .string()
      .oneOf([...FUNNEL_STEPS])
      .required(),
    product: yup
      .string()
      .matches(/^[a-z0-9]{0,20}$/)
      .defined(),
    campaign: yup.string().max(64).defined(),
    banner: yup
      .string()
      .matches(/^[a-z0-9]{0,64}$/)
      .defined(),
    variant: yup.string().oneOf(['', 'a', 'b']).defined(),
    amount: yup.number().integer().min(1).max(10_000_000).required(),
  })
  .noUnknown()
  .required();

const batch = yup
  .object({
    id: yup
      .string()
      .matches(/^[\w-]{8,80}$/)
      .required(),
    counts: yup.array().min(1).max(MOST_COUNTS).required(),
  })
  .noUnknown()
  .required();

/** What can be read of a batch, and how many of its counts cannot. */
export interface ReadBatch extends CountBatch {
  dropped: number;
}

/** Counts as the site adds them up, or `undefined`. One that cannot be read must not take hundreds of others with it. */
export function readCounts(body: unknown): ReadBatch | undefined {
  if (!isBatch(body)) return undefined;
  const counts = body.counts.filter(isCount);
  return counts.length === 0
    ? undefined
    : { id: body.id, counts, dropped: body.counts.length - counts.length };
}

export function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
}

function isBatch(body: unknown): body is { id: string; counts: readonly unknown[] } {
  return batch.isValidSync(body, { strict: true });
}

function isCount(sent: unknown): sent is FunnelCount {
  return count.isValidSync(sent, { strict: true });
}
