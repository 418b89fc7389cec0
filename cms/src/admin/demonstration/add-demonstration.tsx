import type { Demonstration } from '../../middlewares/demonstration';
import { showAbovePanel } from '../strapi/above-panel';
import { DemonstrationNote } from './demonstration-note';

/** Says on every screen of a demonstration that it is one, and with which accounts to look at it; elsewhere nothing. */
export async function addDemonstration(): Promise<void> {
  // A CMS that does not answer now is told about by the screen itself.
  const answer = await fetch('/_demonstration').catch(() => undefined);
  if (answer?.status !== 200) return;
  const told: Demonstration = await answer.json();
  showAbovePanel(() => <DemonstrationNote told={told} />);
}
