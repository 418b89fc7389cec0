import {
  isPaymentPeriod,
  MASTER_COUNTS,
  monthsOf,
  type NodeRole,
  offeredPeriod,
  offeredPeriods,
  usualPeriod,
} from '@vitrina/ordering';
import { locationOf } from '~/copy/taxonomy';
import { type ClusterChoice, type ClusterOffer, clusterChoice, placeOf, usualPlace } from './cluster-choice';
import {
  type ClusterDraft,
  type GroupDraft,
  groupField,
  groupNodeFields,
  groupsIn,
  labelField,
  labelsIn,
  MASTER_FIELDS,
  type NodeDraft,
  USUAL_FAMILY,
} from './cluster-draft';
import { notSoldHere, periodNotOffered, placeNotSold, versionNotSold } from './cluster-words';
import { cardNear, leastOf, standsFor } from './node-card';

/** Something that was wanted and is not sold, with what the form shows instead. It is ordered only after it was seen. */
export interface Replacement {
  field: string;
  text: string;
  /** What was wanted, as the field said it. */
  wanted: string;
}

export interface OpenDraft {
  draft: ClusterDraft;
  choice: ClusterChoice;
  replaced: Replacement[];
}

const USUAL_NAME = 'workers';
const USUAL_COUNT = '2';

/** The draft that an answer of the form is, with the usual choice for all that it does not say. */
export function readDraft(query: URLSearchParams, offer: ClusterOffer): OpenDraft {
  const replaced: Replacement[] = [];
  const zone = query.get('zone') ?? '';
  const location = placeOf(offer, zone) ?? usualPlace(offer);
  if (zone && !placeOf(offer, zone))
    replaced.push({
      ...{ field: 'zone', wanted: zone },
      text: placeNotSold(locationOf(zone)?.code, location),
    });
  const offered = offeredPeriods(offer.multipliers);
  const asked = query.get('period');
  const period = isPaymentPeriod(asked) ? offeredPeriod(offered, asked) : usualPeriod(offered);
  if (isPaymentPeriod(asked) && monthsOf(asked) !== monthsOf(period))
    replaced.push({ field: 'period', wanted: asked, text: periodNotOffered(asked, period) });
  const choice = clusterChoice(offer, location, period);
  const version = offer.versions.find((known) => known === query.get('version')) ?? offer.versions[0] ?? '';
  const wanted = query.get('version');
  if (wanted && wanted !== version)
    replaced.push({ field: 'version', wanted, text: versionNotSold(wanted, version) });

  function readNode(fields: Record<keyof NodeDraft, string>, role: NodeRole, old?: string): NodeDraft {
    const card = query.get(fields.card) ?? (old && query.get(old)) ?? '';
    const shelf = role === 'master' ? choice.masters : choice.workers;
    const found = cardNear(card, role, shelf, offer);
    if (!found.isSame)
      replaced.push({
        ...{ field: fields.card, wanted: card },
        text: notSoldHere(found.wanted, location, standsFor(found.card, shelf)),
      });
    const least = leastOf(found.card, shelf);
    const amount = (part: 'cpu' | 'ram' | 'disk') => query.get(fields[part]) ?? least[part];
    return { card: found.card, cpu: amount('cpu'), ram: amount('ram'), disk: amount('disk') };
  }

  const readGroup = (at: number): GroupDraft => ({
    at,
    name: query.get(groupField(at, 'name')) ?? (at === 1 ? USUAL_NAME : `${USUAL_NAME}-${at}`),
    family: query.get(groupField(at, 'family')) ?? USUAL_FAMILY,
    node: readNode(groupNodeFields(at), 'worker', at === 1 ? 'worker' : undefined),
    count: query.get(groupField(at, 'count')) ?? (at === 1 ? query.get('worker_count') : null) ?? USUAL_COUNT,
    labels: labelsIn(query, at).map((row) => ({
      row,
      key: query.get(labelField(at, row, 'key')) ?? '',
      value: query.get(labelField(at, row, 'value')) ?? '',
    })),
  });

  const masters = readNode(MASTER_FIELDS, 'master');
  const named = groupsIn(query);
  const groups = named.length > 0 || query.get('groups') === '0' ? named : [1];
  const draft: ClusterDraft = {
    ...{ zone: location, version, period, masters },
    masterCount: query.get('master_nodes_count') ?? String(MASTER_COUNTS[0]),
    groups: groups.map(readGroup),
  };
  return { draft, choice, replaced };
}
