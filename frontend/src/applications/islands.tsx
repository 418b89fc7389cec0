import { island } from '~/documents/island';
import { ClusterForm } from '~/features/cluster/cluster-form';
import { OpensByItself } from '~/features/order/confirmation/opens-by-itself';
import { RequestForm } from '~/features/requests/request-form';
import { AccountView } from './account-view';
import { OrderView } from './order-view';

/** The forms of these pages, each with what follows it. */
export const AccountIsland = island('account', AccountView);
export const OrderIsland = island('order', OrderView);
export const OpensByItselfIsland = island('opens-by-itself', OpensByItself);
export const RequestFormIsland = island('request-form', RequestForm);
export const ClusterFormIsland = island('cluster-form', ClusterForm);
