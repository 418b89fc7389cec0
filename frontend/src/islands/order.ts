import { OrderView } from '~/applications/order-view';
import { type Wakes, wakes } from '~/documents/wakes';
import { OpensByItself } from '~/features/order/confirmation/opens-by-itself';

export const islands: Wakes<'order'> = {
  order: wakes(OrderView),
  'opens-by-itself': wakes(OpensByItself),
};
