import { Notice } from '@vitrina/ui';
import { t } from '~/messages';

/** Where a link of a retired tariff has led. */
export function SuccessorNotice() {
  return <Notice tone="neutral">{t.shell.successor}</Notice>;
}
