import { type IntentId, makerOf, marked, parseIntentId, shared } from './intent';
import { fnv1a } from './resource-name';

/**
 * The intent of one part of what an intent orders, by the part's name. A pure function of both: a repeat of the whole
 * repeats the same parts. It begins when the whole began, and belongs to the same instance.
 */
export function subIntent(intent: IntentId, part: string): IntentId {
  const [low, high, variant] = [1, 2, 3].map((round) => fnv1a(`${intent}/${part}/${round}`));
  const [begin = '', second = ''] = intent.split('-');
  const random = hex(low) + hex(high) + hex(variant);
  const maker = makerOf(intent);
  const id = [begin, second, `7${random.slice(0, 3)}`, `8${random.slice(3, 6)}`, random.slice(6, 18)].join(
    '-',
  );
  const parsed = parseIntentId(maker === undefined ? shared(id) : marked(id, maker));
  if (!parsed) throw new Error(`${id} is not an intent`);
  return parsed;
}

function hex(value = 0): string {
  return value.toString(16).padStart(8, '0');
}
