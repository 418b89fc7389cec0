export const SYSTEMS = [
  { value: 'ubuntu-24', label: 'Ubuntu 24.04', detail: 'Поддержка до 2029 года' },
  { value: 'ubuntu-22', label: 'Ubuntu 22.04', detail: 'Поддержка до 2027 года' },
  { value: 'debian-12', label: 'Debian 12' },
  { value: 'almalinux-9', label: 'AlmaLinux 9' },
  { value: 'centos-7', label: 'CentOS 7', detail: 'Больше не обновляется', disabled: true },
  { value: 'windows-2022', label: 'Windows Server 2022', detail: 'От 4 ГБ памяти' },
  { value: 'bitrix', label: '1С-Битрикс' },
] as const;

export const CITIES = [
  'Москва',
  'Санкт-Петербург',
  'Новосибирск',
  'Екатеринбург',
  'Казань',
  'Алматы',
  'Франкфурт',
  'Амстердам',
].map((label) => ({ value: label, label }));

export const PLACES = [
  { value: 'msk', label: 'Москва', detail: 'Уровень Tier III', trailing: '590 ₽' },
  { value: 'fra', label: 'Франкфурт', detail: 'Ближе к Европе', trailing: '740 ₽' },
  {
    value: 'ala',
    label: 'Алматы',
    detail: 'Ближе к Средней Азии',
    trailing: '690 ₽',
    unavailable: 'Мест нет, ждём новые серверы',
  },
] as const;

export const PERIODS = [
  { value: 'month', label: 'Месяц' },
  { value: 'year', label: 'Год' },
];
