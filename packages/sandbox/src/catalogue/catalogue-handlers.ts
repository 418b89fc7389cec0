import type { Handler } from '../provider/handler';
import { answer } from '../provider/reply';

export const listServerPresets: Handler<'listServerPresets'> = ({ responseId }, { catalogue }) =>
  answer({ ...envelope(responseId, catalogue.presets), server_presets: catalogue.presets });

export const listServerConfigurators: Handler<'listServerConfigurators'> = ({ responseId }, { catalogue }) =>
  answer({ ...envelope(responseId, catalogue.configurators), server_configurators: catalogue.configurators });

export const listOs: Handler<'listOs'> = ({ responseId }, { catalogue }) =>
  answer({ ...envelope(responseId, catalogue.os), servers_os: catalogue.os });

export const listSoftware: Handler<'listSoftware'> = ({ responseId }, { catalogue }) =>
  answer({ ...envelope(responseId, catalogue.software), servers_software: catalogue.software });

/** What every list of the provider begins with. */
export function envelope(responseId: string, rows: unknown[]) {
  return { response_id: responseId, meta: { total: rows.length } };
}
