import type { LabelFault } from '@vitrina/ordering';
import type { ReactNode } from 'react';
import { plural } from './plural';
import { billed, cores, gigabytes, ofDisk, ofMemory } from './units';

export const buildOwn = 'Build your own cluster';
export const change = 'Change the cluster';

export const base = 'Location, version, and billing';
export const version = 'Kubernetes version';
export const pricesOfNodes = (months: number) => `Node prices are per month, billed ${billed(months)}.`;
export const noMastersAt = 'no control plane nodes yet';
export const noWorkersAt = 'no worker nodes yet';
export const management = 'Control plane';
export const managementText =
  'One control plane node is for trials and development. Three or more survive the failure of any one of them.';
export const howManyMasters = 'Number of control plane nodes';
export const workersText =
  'A group is identical nodes with common labels: for example, web and database on different ones.';
export const addGroup = 'Add a group';
export const moreGroupsInPanel = (most: number) =>
  `More than ${most} groups can be added in the control panel.`;
export const monthlyTotal = 'Total per month';
export const noPriceYet = 'No price yet: correct the marked fields.';
export const proceed = 'Continue';
export const recount = 'Recalculate';

export const groupNumber = (place: number) => `Group ${place}`;
export const groupName = 'Group name';
export const howManyWorkers = 'Number of worker nodes';
export const fromTo = (least: number, most: number) => `From ${least} to ${most}`;
export const node = 'Node';
export const removeGroup = (group: string, aloud: (words: string) => ReactNode) => (
  <>Remove group{aloud(` ${group}`)}</>
);
export const labels = 'Node labels';
export const labelsText = 'Kubernetes uses labels to decide on which nodes to run an app: tier = front.';
export const key = 'Key';
export const value = 'Value';
export const addLabel = 'Add a label';
export const removeLabel = (label: string, aloud: (words: string) => ReactNode) => (
  <>Remove{aloud(` label ${label}`)}</>
);
export const moreLabelsInPanel = (most: number) =>
  `More than ${most} labels for a group can be set in the control panel.`;

export const noOwnNodes = 'Custom configurations are not available in this location';
export const ownNodeDedicated = 'Custom configuration, dedicated cores';
export const memoryInGb = 'RAM, GB';
export const diskInGb = 'Disk, GB';
export const upTo = (mostCores: number, memory: string, disk: string) =>
  `up to ${cores(mostCores)}, ${memory}, ${ofDisk(disk)}`;
export const fromMonthly = (price: string) => `from ${price}/mo`;
export const nodeWithLimit = (words: string, mostMasters: number) =>
  `${words}, at most ${mostMasters} control plane ${plural(mostMasters, { one: 'node', other: 'nodes' })}`;

export const yourCluster = 'Your cluster';
export const rounding = 'Rounding';
export const priceWithoutFaults = 'The price will appear here once there are no errors left in the fields.';
export const capacity = (
  count: { masters: number; groups: number; workers: number },
  workers: { cpu: number; ramGb: number; disk: string },
) => {
  const nodes = [
    `${count.masters}\u00a0control plane ${plural(count.masters, { one: 'node', other: 'nodes' })}`,
    `${count.groups}\u00a0${plural(count.groups, { one: 'group', other: 'groups' })}`,
    `${count.workers}\u00a0worker ${plural(count.workers, { one: 'node', other: 'nodes' })}`,
  ];
  const together = [cores(workers.cpu), ofMemory(`${workers.ramGb}\u00a0GB`), ofDisk(workers.disk)];
  return `${nodes.join(', ')}. All worker nodes together: ${together.join(', ')}.`;
};

export const placeIsNotSold = (wanted: string, instead: string) =>
  `Clusters are not available in “${wanted}”. Showing what there is in “${instead}”.`;
export const addressedPlaceIsNotSold = (instead: string) =>
  `Clusters are not available in the location from this address. Showing what there is in “${instead}”.`;
export const periodIsNotOffered = (wanted: number, instead: number) =>
  `Paying ${billed(wanted)} is no longer possible. Selected instead: ${billed(instead)}.`;
export const versionIsNotSold = (wanted: string, instead: string) =>
  `Kubernetes ${wanted} is no longer installed. Version ${instead} has been selected.`;
export const nodeIsNotSold = (wanted: string, place: string, instead: string) =>
  `“${wanted}” is not available in “${place}”. “${instead}” has been selected instead.`;
export const suchNodeIsNotSold = (place: string, instead: string) =>
  `This node is not available in “${place}”. “${instead}” has been selected instead.`;

export const mastersAre = (counts: string) => `The number of control plane nodes can be ${counts}`;
export const tooManyMasters = (title: string, most: number) =>
  most === 1
    ? `${title} can only have one control plane node`
    : `${title} can have at most ${most} control plane nodes`;
export const workersRange = (least: number, most: number) =>
  `Enter a number of nodes from ${least} to ${most}`;
export const noGroups = 'Add a group of worker nodes: without them, apps have nowhere to run';
export const tooLong =
  'There are more names and labels than fit in an order: shorten them, and set the rest in the control panel';
export const noName = 'Name the group';
export const longName = (most: number) => `The name can be at most ${most} characters long`;
export const sameName = 'There is already a group with this name';
export const noNode = 'Choose a node';
export const sameLabel = 'The group already has this label';
export const coresRange = (least: number, most: number, step: number) =>
  inSteps(`From ${least} to ${most} ${plural(most, { one: 'core', other: 'cores' })}`, step);
export const gigabytesRange = (least: number, most: number, step: number) =>
  inSteps(`From ${least} to ${most} GB`, step);
export const wholeNumber = (range: string) => `${range}, as a whole number`;
export const nearestCores = (range: string, count: number) => `${range}. Closest: ${cores(count)}`;
export const nearestGigabytes = (range: string, count: number) => `${range}. Closest: ${gigabytes(count)}`;

function inSteps(range: string, step: number): string {
  return step === 1 ? range : `${range}, in steps of ${step}`;
}

const PREFIX = 'Before “/” there must be a domain in lowercase letters, such as example.com/tier';

export const keyFaults: Readonly<Record<LabelFault, string>> = {
  empty: 'Enter a label key',
  'too-long': 'The name in the key can be at most 63 characters long',
  characters:
    'A key consists of Latin letters, digits, “-”, “_”, and “.”; its first and last characters are letters or digits',
  prefix: PREFIX,
};
export const valueFaults: Readonly<Record<LabelFault, string>> = {
  empty: 'Enter a label key',
  'too-long': 'The value can be at most 63 characters long',
  characters:
    'A value consists of Latin letters, digits, “-”, “_”, and “.”; its first and last characters are letters or digits',
  prefix: PREFIX,
};
