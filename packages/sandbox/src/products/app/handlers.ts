import type { Handler } from '../../provider/handler';
import { answer } from '../../provider/reply';

export const listAppPresets: Handler<'listAppPresets'> = ({ responseId }, { catalogue: { appPresets } }) =>
  answer({ response_id: responseId, ...appPresets });

export const listAppFrameworks: Handler<'listAppFrameworks'> = (
  { responseId },
  { catalogue: { appFrameworks } },
) => answer({ response_id: responseId, ...appFrameworks });
