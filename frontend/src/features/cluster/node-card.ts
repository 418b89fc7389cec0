import {
  MB_IN_GB,
  type NodeConfigurator,
  type NodeRole,
  type NodeTariff,
  type Range,
} from '@vitrina/ordering';
import { t } from '~/messages';
import type { ClusterOffer, NodeShelf } from './cluster-choice';
import type { NodeDraft } from './cluster-draft';

const OWN = 'own-';

/** The cards of nodes: a ready-made one by its id, one of one's own by its configurator. */
export const cardOfTariff = ({ presetId }: Pick<NodeTariff, 'presetId'>) => String(presetId);
export const cardOfConfigurator = ({ configuratorId }: Pick<NodeConfigurator, 'configuratorId'>) =>
  `${OWN}${configuratorId}`;

export function tariffOf(card: string, tariffs: readonly NodeTariff[]): NodeTariff | undefined {
  return tariffs.find((tariff) => cardOfTariff(tariff) === card);
}

export function configuratorOf(
  card: string,
  configurators: readonly NodeConfigurator[],
): NodeConfigurator | undefined {
  return configurators.find((configurator) => cardOfConfigurator(configurator) === card);
}

export interface NearCard {
  card: string;
  /** Whether it is what was wanted, though perhaps in another place; also when nothing was. */
  isSame: boolean;
  /** The name of what was wanted, where it is known. */
  wanted: string | undefined;
}

/** The card of a place for a card of any: the same, its like from another place, or else the first. */
export function cardNear(card: string, role: NodeRole, shelf: NodeShelf, offer: ClusterOffer): NearCard {
  const first = [...shelf.tariffs.map(cardOfTariff), ...shelf.configurators.map(cardOfConfigurator)][0] ?? '';
  if (card === '') return { card: first, isSame: true, wanted: undefined };
  if (tariffOf(card, shelf.tariffs) || configuratorOf(card, shelf.configurators))
    return { card, isSame: true, wanted: undefined };
  const isOfRole = (row: NodeTariff | NodeConfigurator) => row.role === role;
  const tariff = tariffOf(card, offer.tariffs.filter(isOfRole));
  const alike = tariff && shelf.tariffs.find((other) => isAlike(tariff, other));
  if (alike) return { card: cardOfTariff(alike), isSame: true, wanted: undefined };
  const configurator = configuratorOf(card, offer.configurators.filter(isOfRole));
  const sameKind =
    configurator &&
    shelf.configurators.find((other) => other.hasDedicatedCpu === configurator.hasDedicatedCpu);
  if (sameKind) return { card: cardOfConfigurator(sameKind), isSame: true, wanted: undefined };
  return {
    ...{ card: first, isSame: false },
    wanted: tariff ? tariff.title : card.startsWith(OWN) ? t.products.ownConfiguration : undefined,
  };
}

/** The name of a card. */
export function standsFor(card: string, { tariffs, configurators }: NodeShelf): string {
  const tariff = tariffOf(card, tariffs);
  if (tariff) return tariff.title;
  return configuratorOf(card, configurators)?.hasDedicatedCpu
    ? t.cluster.ownNodeDedicated
    : t.products.ownConfiguration;
}

/** What the fields of a node of one's own begin with: the least of its configurator, or what all of them sell. */
export function leastOf(card: string, { configurators }: NodeShelf): Omit<NodeDraft, 'card'> {
  const chosen = configuratorOf(card, configurators);
  const ranges = (chosen ? [chosen] : configurators).map(rangesOf);
  const least = (part: 'cpu' | 'ram' | 'disk') =>
    ranges.length > 0 ? String(Math.max(...ranges.map((range) => range[part].min))) : '';
  return { cpu: least('cpu'), ram: least('ram'), disk: least('disk') };
}

/** What a configurator sells: cores, and memory and disk in GB. */
export function rangesOf({ cpu, ramMb, diskMb }: NodeConfigurator): Record<'cpu' | 'ram' | 'disk', Range> {
  return { cpu, ram: inGb(ramMb), disk: inGb(diskMb) };
}

function inGb({ min, max, step }: Range): Range {
  return { min: Math.ceil(min / MB_IN_GB), max: Math.floor(max / MB_IN_GB), step: step / MB_IN_GB };
}

function isAlike(one: NodeTariff, other: NodeTariff): boolean {
  return one.cpu === other.cpu && one.ramMb === other.ramMb && one.diskMb === other.diskMb;
}
