import type { IntentId } from '@vitrina/ordering';
import { countsVisits, type FunnelCount } from '~/content/send-counts';
import { log } from '~/runtime/log';
import { cookies } from '~/runtime/visit';
import { factHandOver, flushFacts } from './counts';
import { factDigest } from './fact-digest';
import { countedDay } from './funnel-step';
import { readVisit, type Visit } from './read-visit';

/** A registration or an order, known by the intent that it came of and whose it is. */
export interface Fact {
  step: 'registration' | 'order';
  intent: IntentId;
  /** By whatever name, as long as it is the same for every try. */
  account: string;
  /** As `serviceType` names it; '' for an account without an order. */
  product: string;
}

/** By what the visitor of this request came; to be asked before anything is made of it. */
export async function presentVisit(): Promise<Visit> {
  const jar = await cookies();
  return readVisit((name) => jar.get(name)?.value);
}

/**
 * Counts a fact once, however often its form is sent and whatever is restarted meanwhile: once it is kept it waits for the CMS,
 * which knows it by a digest. It is known here, so that no blocker of scripts hides it. Never fails: what is counted has
 * happened, and its visitor goes on.
 */
export async function recordFact(fact: Fact, visit: Visit, now = new Date()): Promise<void> {
  if (!countsVisits()) return;
  try {
    await factHandOver().keep({
      id: `${fact.step}-${factDigest(fact.intent, fact.account)}`,
      counts: countsOf(fact, visit, countedDay(now)),
    });
  } catch (err) {
    log.error({ err, step: fact.step }, 'a registration or an order was not counted');
    return;
  }
  void flushFacts();
}

/** Once for all of it, and once for each banner it may be owed to. */
function countsOf({ step, product }: Fact, { campaign, seen }: Visit, day: string): FunnelCount[] {
  const plain: FunnelCount = { day, step, product, campaign, banner: '', variant: '', amount: 1 };
  return [plain, ...seen.map(({ banner, variant }) => ({ ...plain, banner, variant }))];
}
