import { type AppPresetId, parseId } from '../ids';
import { type Money, roubles } from '../money';
import type { ResponseOf } from '../provider/contract';
import { ProviderOutage } from '../provider/failures';
import type { ProviderHttp } from '../provider/http';
import { isLocationCode, type LocationCode } from './location';

export const APP_TYPES = ['backend', 'frontend'] as const;

/** Whether an app answers by itself or is a set of files. */
export type AppType = (typeof APP_TYPES)[number];

/** Memory in MB of 1024. */
type AppPower =
  | { type: 'backend'; cpu: number; cpuFrequency: number; ramMb: number }
  | { type: 'frontend'; requestsPerSecond: number };

/** A place an app runs in. Disk in MB of 1024, price for a month. */
export type AppTariff = {
  presetId: AppPresetId;
  title: string;
  location: LocationCode;
  diskMb: number;
  price: Money;
} & AppPower;

/** A framework apps are written with, in the provider's spelling. */
export interface AppFramework {
  type: AppType;
  language: string;
  name: string;
}

/** Places of both types and known locations, the cheapest first. Throws `ProviderOutage`. */
export async function fetchAppTariffs(http: ProviderHttp): Promise<AppTariff[]> {
  const answer = await http('listAppPresets', {});
  if (!answer.ok) throw new ProviderOutage('listAppPresets', answer.failure);
  const { backend_presets, frontend_presets } = answer.value.body;
  const backends = backend_presets.flatMap((wire) =>
    toTariff(wire, {
      type: 'backend',
      cpu: wire.cpu,
      cpuFrequency: Number(wire.cpu_frequency),
      ramMb: wire.ram,
    }),
  );
  const frontends = frontend_presets.flatMap((wire) =>
    toTariff(wire, { type: 'frontend', requestsPerSecond: wire.requests }),
  );
  return [...backends, ...frontends].sort((a, b) => a.price - b.price);
}

/** Frameworks of both types. Throws `ProviderOutage`. */
export async function fetchAppFrameworks(http: ProviderHttp): Promise<AppFramework[]> {
  const answer = await http('listAppFrameworks', {});
  if (!answer.ok) throw new ProviderOutage('listAppFrameworks', answer.failure);
  const { backend_frameworks, frontend_frameworks } = answer.value.body;
  return [...toFrameworks('backend', backend_frameworks), ...toFrameworks('frontend', frontend_frameworks)];
}

type WirePreset = Pick<
  ResponseOf<'listAppPresets'>['backend_presets'][number],
  'id' | 'location' | 'description_short' | 'disk' | 'price'
>;

function toTariff(wire: WirePreset, power: AppPower): AppTariff[] {
  const presetId = parseId<AppPresetId>(wire.id);
  if (!presetId || !isLocationCode(wire.location)) return [];
  const { location, description_short: title, disk: diskMb } = wire;
  return [{ presetId, title, location, diskMb, price: roubles(wire.price), ...power }];
}

function toFrameworks(
  type: AppType,
  languages: ResponseOf<'listAppFrameworks'>['backend_frameworks'],
): AppFramework[] {
  return languages.flatMap(({ language, frameworks }) =>
    frameworks.map((name) => ({ type, language, name })),
  );
}
