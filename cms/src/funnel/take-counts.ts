import type { CountBatch, FunnelCount } from './funnel-count';
import { BATCHES, COUNTS, type Database, KEY } from './funnel-tables';

const BANNERS = 'banners';
/** What links say is for anybody to write: a flood of names must not fill the table. As many may be new on a day. */
export const MOST_CAMPAIGNS = 200;
/** For as long a name is known; a flood would otherwise be for ever. */
const DAYS_KNOWN = 30;
/** No name of a campaign has this sign. */
export const OTHER_CAMPAIGNS = '~';

/**
 * Adds the counts of a batch, all or none of them; `known` when they were added before: the site sends a batch again when the
 * answer was lost, and a registration whenever its form is. What is owed to a banner that never was counts nowhere.
 */
export function takeCounts(
  database: Database,
  { id, counts }: CountBatch,
  now: number,
): Promise<'added' | 'known'> {
  return database.transaction(async (transaction) => {
    const isNew = await transaction(BATCHES)
      .insert({ id, taken_at: now })
      .onConflict('id')
      .ignore()
      .returning('id');
    if (isNew.length === 0) return 'known';
    const known = await withoutUnknownBanners(transaction, counts);
    for (const count of addedUp(await withFewCampaigns(transaction, known)))
      await transaction(COUNTS)
        .insert(count)
        .onConflict([...KEY])
        .merge({ amount: transaction.raw('?? + excluded.amount', [`${COUNTS}.amount`]) });
    return 'added';
  });
}

async function withoutUnknownBanners(
  database: Database,
  counts: readonly FunnelCount[],
): Promise<FunnelCount[]> {
  const named = [...new Set(counts.map(({ banner }) => banner).filter(Boolean))];
  const rows: { document_id: string }[] = await database(BANNERS)
    .distinct('document_id')
    .whereIn('document_id', named);
  const known = new Set(['', ...rows.map(({ document_id }) => document_id)]);
  return counts.filter(({ banner }) => known.has(banner));
}

/** The names of campaigns of a day: those it has brought itself, and those that were there before. */
interface CampaignNames {
  fresh: Set<string>;
  earlier: Set<string>;
}

/**
 * Of each day the first new names stand for themselves, all others together. A name of the days before is none of a flood that
 * begins at midnight, and what the server knows to have happened is none at all.
 */
async function withFewCampaigns(database: Database, counts: readonly FunnelCount[]): Promise<FunnelCount[]> {
  const namesOf = new Map<string, CampaignNames>();
  for (const { day } of counts) if (!namesOf.has(day)) namesOf.set(day, await campaignsOf(database, day));
  return counts.map((count) => {
    const { fresh, earlier } = namesOf.get(count.day) ?? { fresh: new Set(), earlier: new Set() };
    if (earlier.has(count.campaign) || fresh.has(count.campaign)) return count;
    if (fresh.size >= MOST_CAMPAIGNS && !isFact(count)) return { ...count, campaign: OTHER_CAMPAIGNS };
    fresh.add(count.campaign);
    return count;
  });
}

async function campaignsOf(database: Database, day: string): Promise<CampaignNames> {
  const rows: { campaign: string; since: string }[] = await database(COUNTS)
    .select('campaign')
    .min({ since: 'day' })
    .whereBetween('day', [daysBefore(day, DAYS_KNOWN), day])
    .groupBy('campaign');
  const namesIn = (own: typeof rows) => own.map(({ campaign }) => campaign);
  return {
    fresh: new Set(namesIn(rows.filter(({ since }) => since === day))),
    earlier: new Set(['', OTHER_CAMPAIGNS, ...namesIn(rows.filter(({ since }) => since < day))]),
  };
}

/** No browser can tell these. */
function isFact({ step }: FunnelCount): boolean {
  return step === 'registration' || step === 'order';
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}

/** Each sum once, and in one order, so that two batches at once do not wait for each other in a circle. */
function addedUp(counts: readonly FunnelCount[]): FunnelCount[] {
  const sums = new Map<string, FunnelCount>();
  for (const count of counts) {
    const key = KEY.map((part) => count[part]).join('\n');
    sums.set(key, { ...count, amount: count.amount + (sums.get(key)?.amount ?? 0) });
  }
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, count]) => count);
}
