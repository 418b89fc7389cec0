import { noteHealth } from './health';
import { metrics } from './metrics';

/** One try of a call to the provider. A refusal is an answer too; a register of organisations is somebody else. */
export function noteProviderCall(endpoint: string, outcome: string, milliseconds: number): void {
  metrics().providerCalls.observe({ endpoint, outcome }, milliseconds / 1_000);
  if (endpoint !== 'findOrganisation') noteHealth('provider', outcome === 'success' || outcome === 'refused');
}

export function noteCmsQuestion(question: string, isAnswered: boolean, milliseconds: number): void {
  const outcome = isAnswered ? 'success' : 'outage';
  metrics().cmsQuestions.observe({ question, outcome }, milliseconds / 1_000);
  noteHealth('cms', isAnswered);
}
