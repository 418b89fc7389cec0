import { RequestSheet, type RequestSheetProps } from '~/features/requests/request-sheet';
import { RequestFormIsland } from './islands';

export function RequestView(sheet: RequestSheetProps) {
  return <RequestSheet {...sheet}>{sheet.form && <RequestFormIsland {...sheet.form} />}</RequestSheet>;
}
