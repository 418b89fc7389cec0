import { cores, diskName, gigabytes, gigahertz, megabits } from '../../catalogue/figures';

interface PresetFigures {
  cpu: number;
  cpu_frequency: string;
  ram: number;
  disk: number;
  disk_type: string;
  bandwidth: number;
  locationName: string;
}

/** A preset in one Russian sentence: 'Сервер в дата-центре «Москва»: 2 ядра по 3,3 ГГц, …'. */
export function describePreset(preset: PresetFigures): string {
  const processor = `${cores(preset.cpu)} ${preset.cpu > 1 ? 'по ' : ''}${gigahertz(preset.cpu_frequency)}`;
  const disk = `диск ${diskName(preset.disk_type)} на ${gigabytes(preset.disk)}`;
  return `Сервер в дата-центре «${preset.locationName}»: ${processor}, ${gigabytes(preset.ram)} памяти, ${disk} и канал ${megabits(preset.bandwidth)}.`;
}
