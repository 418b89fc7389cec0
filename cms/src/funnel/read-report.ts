import { compareVariants } from './compare-variants';
import { comparisonWords } from './comparison-words';
import { isStep, type Step } from './funnel-count';
import type {
  Dimension,
  FunnelDay,
  FunnelFigures,
  FunnelGroup,
  FunnelQuestion,
  FunnelReport,
  VariantComparison,
} from './funnel-report';
import { COUNTS, type Database } from './funnel-tables';
import { bannerName, campaignName, productName, VARIANTS } from './group-names';

/** The step that begins the way, and what tells groups apart. A visit has no product, and a page no banner. */
const WAYS: Record<Dimension, { begins: Step; columns: readonly string[] }> = {
  all: { begins: 'visit', columns: [] },
  product: { begins: 'page', columns: ['product'] },
  campaign: { begins: 'visit', columns: ['campaign'] },
  banner: { begins: 'view', columns: ['banner', 'variant'] },
};

interface Sum {
  day: string;
  step: Step;
  /** Of the group; '' where there are no groups. */
  key: string;
  amount: number;
}

/** The way from what was seen to registration and order, by days and by groups. */
export async function readReport(
  database: Database,
  question: FunnelQuestion,
  titles: ReadonlyMap<string, string>,
): Promise<FunnelReport> {
  const { by, key } = question;
  const sums = await readSums(database, question);
  const chosen = key === undefined ? sums : sums.filter((sum) => sum.key === key);
  const groups = by === 'all' ? [] : groupsOf(sums, by, titles);
  return {
    ...(isSummable(question)
      ? { total: figuresOf(chosen, by), days: daysOf(chosen, question) }
      : { days: [] }),
    groups,
    comparisons: by === 'banner' ? comparisonsOf(groups, titles) : [],
  };
}

/** What several banners were seen before stands at each of them. */
function isSummable({ by, key }: FunnelQuestion): boolean {
  return by !== 'banner' || key !== undefined;
}

async function readSums(database: Database, { from, to, by }: FunnelQuestion): Promise<Sum[]> {
  const { begins, columns } = WAYS[by];
  const steps: Step[] = [begins, 'registration', 'order', ...(by === 'banner' ? (['click'] as const) : [])];
  const rows: Record<string, unknown>[] = await database(COUNTS)
    .select('day', 'step', ...columns)
    .sum({ amount: 'amount' })
    .whereBetween('day', [from, to])
    .whereIn('step', steps)
    // Each registration and order stands here once without a banner, and once for each that was seen.
    .where('banner', by === 'banner' ? '<>' : '=', '')
    .groupBy('day', 'step', ...columns);
  return rows.flatMap(({ day, step, amount, ...own }) => {
    const key = columns.map((column) => String(own[column])).join('.');
    return isStep(step) ? [{ day: String(day), step, key, amount: Number(amount) }] : [];
  });
}

function groupsOf(sums: readonly Sum[], by: Dimension, titles: ReadonlyMap<string, string>): FunnelGroup[] {
  const byKey = gathered(sums, ({ key }) => key);
  return [...byKey]
    .map(([key, own]) => ({ key, name: nameOf(key, by, titles), ...figuresOf(own, by) }))
    .sort(
      (one, other) =>
        other.reached - one.reached || other.orders - one.orders || (one.key < other.key ? -1 : 1),
    );
}

function nameOf(key: string, by: Dimension, titles: ReadonlyMap<string, string>): string {
  if (by === 'product') return productName(key);
  if (by === 'campaign') return campaignName(key);
  const [banner = '', variant = ''] = key.split('.');
  return `${bannerName(titles.get(banner))} · ${VARIANTS[variant] ?? variant}`;
}

/** Every day of the period, also those on which nothing was counted. */
function daysOf(sums: readonly Sum[], { from, to, by }: FunnelQuestion): FunnelDay[] {
  const byDay = gathered(sums, ({ day }) => day);
  return daysBetween(from, to).map((day) => ({ day, ...figuresOf(byDay.get(day) ?? [], by) }));
}

function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day)) days.push(day);
  return days;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

function figuresOf(sums: readonly Sum[], by: Dimension): FunnelFigures {
  const of = (wanted: Step) =>
    sums.reduce((total, { step, amount }) => (step === wanted ? total + amount : total), 0);
  return {
    ...{ reached: of(WAYS[by].begins), clicks: of('click') },
    ...{ registrations: of('registration'), orders: of('order') },
  };
}

function gathered(sums: readonly Sum[], of: (sum: Sum) => string): Map<string, Sum[]> {
  const groups = new Map<string, Sum[]>();
  for (const sum of sums) {
    const known = groups.get(of(sum));
    if (known) known.push(sum);
    else groups.set(of(sum), [sum]);
  }
  return groups;
}

/** Of every banner that was seen in both variants. */
function comparisonsOf(
  groups: readonly FunnelGroup[],
  titles: ReadonlyMap<string, string>,
): VariantComparison[] {
  const trials = new Map(
    groups.map(({ key, reached, registrations }) => [key, { views: reached, registrations }]),
  );
  return [...new Set(groups.map(({ key }) => key.split('.')[0] ?? ''))].flatMap((banner) => {
    const [a, b] = [trials.get(`${banner}.a`), trials.get(`${banner}.b`)];
    if (!a || !b) return [];
    const compared = compareVariants(a, b);
    const words = comparisonWords(compared);
    return [
      { ...{ banner, title: bannerName(titles.get(banner)), a, b, words }, ...(compared && { compared }) },
    ];
  });
}
