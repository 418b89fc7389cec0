import type { OrderStep, StepFailure } from '@vitrina/content-contract/order-attempt';
import type { ReactNode } from 'react';
import type { Link } from '../link';

export const pageTitle = 'Your order';
export const unreadableTitle = 'Order';
export const history = 'Order status';

export const pricePerMonth = (price: string) => `${price}/mo`;
export const monthlyTotal = 'Total per month';
export const due = (period: string, amount: string) => `${amount} ${period}`;
export const dueAndMonthly = (due: string, monthly: string) => `${due} · ${monthly} per month`;
export const saving = (amount: string) => `saves ${amount}`;
export const savingToMonthly = (amount: string) => `saves ${amount} compared with monthly payments`;
export const counting = 'Calculating…';
export const recount = 'Recalculate';
export const priceUnknown =
  'The price of your new choice is not available right now. Your choice is kept: press “Recalculate” a little later.';
export const priceUnknownOffline =
  'You are offline, so the price of your new choice is not available. Your choice is kept; we will recalculate once you are back online.';
export const priceChanged = (now: string, seen: string, isOwnChoice: boolean) =>
  `${isOwnChoice ? 'Your new choice has another price' : 'The price changed while you were choosing'}: now ${now}, before ${seen}. Nothing has been ordered. If you agree, press the button again.`;

export const change = 'Change the order';
export const server = (cores: string, ramGb: number, diskGb: number) =>
  `${cores}, ${ramGb} GB RAM, ${diskGb} GB disk`;
export const asLinked = 'as in the visitor’s link';
export const noneLeft = 'sold out';
export const needsMemory = (least: string) => `needs at least ${least} RAM`;
export const byRequest = 'on request';

export const submit = (price: string | undefined): string => (price ? `Order for ${price}/mo` : 'Order');
export const acceptOffer = (link: Link) => <>By ordering, you accept the {link('terms of service')}.</>;
export const take = (title: string) => `Choose ${title}`;
export const choose = 'Choose';
export const toTariffs = 'See plans';
export const allTariffs = 'All plans';
export const toPanel = 'Go to the control panel';
export const openInPanel = 'Open in the control panel';
export const nameInPanel = (name: ReactNode) => <>Name in the control panel: {name}</>;

export const noOrder = {
  'nothing-chosen': {
    title: 'Nothing to order here yet',
    text: 'The link does not say what you chose. Pick a service and a plan, and we will put the order together.',
  },
  invalid: {
    title: 'This order link cannot be read',
    text: 'Part of the link was lost or changed on the way. Nothing has been ordered: pick a service and a plan again.',
  },
  'no-handler': {
    title: 'We have no such order',
    text: 'The link leads to a service that is not ordered on this site. See what we offer.',
  },
};
export const chooseService = 'Pick a service';
export const bandwidthUnreadable =
  'Its bandwidth does not look like a number of megabits per second. The rest of the order is intact: continue with the plan’s standard bandwidth.';
export const takeUsualBandwidth = 'Use the standard bandwidth';

export const cluster = {
  title: 'Create a Kubernetes cluster',
  description: 'Version, control plane nodes and worker nodes: build your cluster and order it.',
  crumb: 'Create a cluster',
  noneSold: 'Clusters are not available right now',
  noneSoldText: 'Come back later or pick another service.',
};

export const noSuchServer = 'This server is not available';
export const noSuchTariff = (product: string) => `${product}: no such plan`;
export const noSuchTariffText =
  'The plan may have been updated, or the link was damaged on the way. Pick a similar one from the list of plans.';
export const nearestServer =
  'The memory, disk or cores are off their steps, or the memory is too small for that many cores. The nearest server you can order:';
export const noSuchBandwidth = (
  title: string,
  { wanted, least, most, step }: Readonly<Record<'wanted' | 'least' | 'most' | 'step', string>>,
) =>
  `“${title}” is available, but not with a bandwidth of ${wanted}: choose from ${least} to ${most} in steps of ${step}. Everything else you chose stays as it was.`;
export const takeBandwidth = (bandwidth: string) => `Use ${bandwidth}`;
export const noSuchPeriod = 'This billing period is no longer offered';
export const noSuchPeriodText = (how: string) =>
  `You can no longer pay ${how}. Everything else you chose stays as it was.`;
export const pay = (how: string) => `Pay ${how}`;

export const soldOut = 'Sold out';
export const soldOutText = (title: string, hasAlternative: boolean) => {
  const ended = `The “${title}” plan is sold out: it has no free capacity right now.`;
  return hasAlternative
    ? `${ended} Below is the nearest one that has no less of anything. Everything else you chose stays as it was.`
    : `${ended} No plan of the same size or larger is left either, but you can choose another one.`;
};
export const tooSmall = 'Not enough memory';
export const tooSmallTitle = (system: string) => `Not enough memory for ${system}`;
export const tooSmallText = (system: string, memory: string, hasAlternative: boolean) => {
  const why = `${system} runs on a server with at least ${memory} RAM, and this one has less.`;
  return hasAlternative
    ? `${why} Below is the nearest one that has enough: everything else you chose stays as it was. Or choose another system among the plans.`
    : `${why} Choose a larger server or another system among the plans.`;
};

export const confirmation = {
  accepted: 'Order accepted',
  checking: 'Checking your order',
  partly: 'Not everything was ordered',
  partlyText:
    'Part of the bundle was not created. The rest is ordered; you can order what is missing separately.',
  opensByItself: 'The control panel will open by itself in a few seconds.',
  stay: 'Stay on this page',
  history: 'What happened to the order',
  title: 'Your order',
  nextPayment: 'Next payment',
  ordered: (day: string) => `Ordered on ${day}. Charges and balance are in the control panel.`,
  firstSteps: 'First steps',
  parts: 'Parts of the bundle',
  partChecking: 'Checking',
  partCheckingText: 'will appear in the control panel if it was created',
  partNotMade: 'Not created',
  orderPart: 'Order separately',
};

export const places = {
  'under-way': {
    title: 'Checking your order',
    text: 'No confirmation has come yet: what you ordered may have been created.',
    same: 'You can send the order again: we will first check whether it went through, and nothing will be created twice.',
  },
  made: {
    title: 'Order completed',
    text: 'Everything you ordered has been created and is in the control panel.',
  },
  gone: {
    title: 'The order was completed',
    text: 'What was created is not found under its former name: it may have been renamed or deleted in the control panel.',
  },
  'partly-made': {
    title: 'Order partly completed',
    text: 'Part of what you ordered has been created, the rest has not.',
    same: 'Send the order again: only what is missing will be created.',
  },
  'not-made': { title: 'Order not completed', text: 'Nothing was created. You can order again.' },
  unclear: {
    title: 'Cannot be checked right now',
    text: 'We could not find out what was created. Reload the page in a minute or look in the control panel.',
  },
};

export const timeline = {
  reloadsByItself: 'This page reloads every 10 seconds.',
  stopReloading: 'Stop reloading',
  reload: 'Reload',
  reloadByItself: 'Reload every 10 seconds',
  back: 'Back to the order',
  ordered: 'What was ordered',
  happened: 'What happened',
  partial: 'Part of the history is not available right now.',
  tellSupport: 'If something does not add up, give this number to support:',
  states: { made: 'Created', missing: 'Not there yet', unknown: 'Cannot be checked' },
  attempt: (place: number, moment: string) => `Attempt ${place}, ${moment}`,
  look: (moment: string) => `Check, ${moment}`,
  times: (count: number) => `(${count}\u00a0times)`,
};

export const noTimeline = {
  'signed-out': {
    title: 'Log in to see the order',
    text: 'Only whoever placed an order can see what became of it.',
  },
  unknown: {
    title: 'No such order',
    text: 'Your account has no order at this address. Everything that was created is in the control panel.',
  },
  unavailable: {
    title: 'The history is not available right now',
    text: 'We could not find out what became of the order. Reload the page in a minute; everything that was created is in the control panel.',
  },
};

const LOOKED = {
  nothing: 'Checked what already exists: nothing yet',
  unknown: 'Could not find out what already exists',
  one: 'Found what had already been created',
} as const;

const FAILED: Readonly<Record<string, string>> = {
  unreachable: 'Request not sent: there was no connection',
  'no-answer timeout': 'No answer came in time',
  'no-answer reset': 'The connection broke before the answer',
  broken: 'The answer was an error: creation may still be under way',
  'broken over': 'The answer was an error: creation was aborted',
  malformed: 'The answer does not tell whether it was created',
  'refused signed-out': 'Refused: the login has expired',
  'refused no-balance': 'Refused: not enough funds',
  'refused sold-out': 'Refused: sold out',
};

const REFUSED: Readonly<Record<string, string>> = {
  'signed-out': 'the login has expired',
  'no-balance': 'not enough funds on the balance',
  'not-sold': 'no longer sold',
  'sold-out': 'sold out',
  'too-small-for-system': 'not enough memory for the system',
  'no-such-period': 'this billing period is no longer offered',
  'price-changed': 'the price has changed',
  'other-wish': 'this order has already been completed with an earlier choice',
  rejected: 'this combination cannot be ordered',
  unavailable: 'the order did not go through, it can be repeated',
};

export function step({ step, id, found, creation, failure, reason }: OrderStep): string {
  switch (step) {
    case 'begun':
      return 'Order received';
    case 'resumed':
      return 'An earlier attempt has not finished: first we look for what it created';
    case 'looked':
      return found === 'one' && id ? `${LOOKED.one}: No. ${id}` : LOOKED[found ?? 'unknown'];
    case 'left':
      return 'This order is already being processed: waiting for how it ends';
    case 'sent':
      return (creation ?? 1) > 1 ? 'Creation request sent again' : 'Creation request sent';
    case 'answered':
      return id ? `Answer received: created, No. ${id}` : 'Answer received: created';
    case 'failed':
      return failureWords(failure);
    case 'settled':
      return 'Checked: not created, the order can be sent again';
    case 'created':
      return id ? `Done: No. ${id}` : 'Done';
    case 'adopted':
      return id ? `Done: created by an earlier attempt, No. ${id}` : 'Done: created by an earlier attempt';
    case 'refused':
      return `Not ordered: ${REFUSED[reason ?? ''] ?? reason ?? 'for an unknown reason'}`;
    case 'unconfirmed':
      return 'Not known yet whether it was created: there will be no second one';
    case 'held':
      return 'The same order is still being processed';
  }
}

function failureWords(failure: StepFailure | undefined): string {
  if (!failure) return 'No answer received';
  const { kind, reason, isOver } = failure;
  const key = [kind, reason, isOver && 'over'].filter(Boolean).join(' ');
  return FAILED[key] ?? (kind === 'refused' ? 'Refused' : 'No answer received');
}
