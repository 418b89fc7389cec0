import { type Wakes, wakes } from '~/documents/wakes';
import { RequestForm } from '~/features/requests/request-form';

export const islands: Wakes<'request'> = { 'request-form': wakes(RequestForm) };
