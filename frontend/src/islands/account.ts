import { AccountView } from '~/applications/account-view';
import { type Wakes, wakes } from '~/documents/wakes';

export const islands: Wakes<'account'> = { account: wakes(AccountView) };
