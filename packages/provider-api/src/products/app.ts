import {
  type AppFramework,
  type AppPower,
  type AppPresetId,
  type AppTariff,
  type AppType,
  type Catalogue,
  isLocationCode,
  roubles,
} from '@vitrina/ordering';
import type { ResponseOf } from '../contract';
import type { ProviderHttp } from '../http';
import { idOf } from '../ids';
import { byPrice, readCatalogue } from '../read-catalogue';

/** The apps' part of the catalogue: places of both types, and frameworks. */
export function appCatalogue(http: ProviderHttp) {
  return {
    appTariffs: async () => {
      const { backend_presets, frontend_presets } = await readCatalogue(http, 'listAppPresets');
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
      return byPrice([...backends, ...frontends]);
    },
    appFrameworks: async () => {
      const { backend_frameworks, frontend_frameworks } = await readCatalogue(http, 'listAppFrameworks');
      return [
        ...toFrameworks('backend', backend_frameworks),
        ...toFrameworks('frontend', frontend_frameworks),
      ];
    },
  } satisfies Partial<Catalogue>;
}

type WirePreset = Pick<
  ResponseOf<'listAppPresets'>['backend_presets'][number],
  'id' | 'location' | 'description_short' | 'disk' | 'price'
>;

function toTariff(wire: WirePreset, power: AppPower): AppTariff[] {
  if (!isLocationCode(wire.location)) return [];
  const { location, description_short: title, disk: diskMb } = wire;
  return [
    { presetId: idOf<AppPresetId>(wire.id), title, location, diskMb, price: roubles(wire.price), ...power },
  ];
}

function toFrameworks(
  type: AppType,
  languages: ResponseOf<'listAppFrameworks'>['backend_frameworks'],
): AppFramework[] {
  return languages.flatMap(({ language, frameworks }) =>
    frameworks.map((name) => ({ type, language, name })),
  );
}
