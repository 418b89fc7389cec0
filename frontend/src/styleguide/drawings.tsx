import { DEFAULT_LOCATIONS } from '@vitrina/content-contract/default-taxonomy';
import { Cover, LocationMap, ResourceGlyph, ServerBlade } from '@vitrina/ui';
import { Chapter, Part } from './part';

/** The drawings that are ours alone, from the least to the most that they can show. */
export function Drawings() {
  return (
    <Chapter id="drawings" title="Рисунки">
      <Part name="ResourceGlyph">
        <ul className="divide-y divide-rule border-y border-rule">
          {SERVERS.map((server) => (
            <li key={server.cpu} className="flex items-center gap-6 py-3">
              <ResourceGlyph
                resources={{ cpu: server.cpu, ram: server.ramGb, disk: server.diskGb }}
                least={{ cpu: 1, ram: 1, disk: 15 }}
                most={{ cpu: 32, ram: 256, disk: 1200 }}
              />
              <span className="figures text-ink-soft">{words(server)}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part name="ServerBlade">
        <div className="grid gap-8 wide:grid-cols-2">
          {BLADES.map((server) => (
            <figure key={server.cpu} className="grid gap-3">
              <ServerBlade {...server} most={MOST} label={`Сервер: ${words(server)}`} />
              <figcaption className="figures text-13 text-ink-soft">{words(server)}</figcaption>
            </figure>
          ))}
          <figure className="grid content-start gap-3">
            <div className="max-w-70">
              <ServerBlade {...SMALL} most={SMALL_MOST} label={`Небольшой сервер: ${words(SMALL)}`} />
            </div>
            <figcaption className="figures text-13 text-ink-soft">
              280 px, не больше 6 vCPU: {words(SMALL)}
            </figcaption>
          </figure>
        </div>
      </Part>
      <Part name="LocationMap">
        <LocationMap places={places} label="Карта: двенадцать локаций, ни одна не выбрана" />
        <LocationMap places={places} chosen="nl-1" label="Карта: выбраны Нидерланды" />
        <div className="max-w-90">
          <LocationMap places={places} chosen="ru-1" label="Узкая карта: выбран Санкт-Петербург" />
        </div>
      </Part>
      <Part name="Cover">
        <ul className="grid gap-5 wide:grid-cols-3">
          {ARTICLES.map(({ topic, title }) => (
            <li key={title} className="overflow-hidden rounded-card border border-rule bg-surface">
              <Cover topic={topic} title={title} />
              <p className="border-t border-rule p-4">
                <span className="block font-mono text-13 text-ink-soft">{topic}</span>
                {title}
              </p>
            </li>
          ))}
        </ul>
      </Part>
    </Chapter>
  );
}

interface Server {
  cpu: number;
  ramGb: number;
  diskGb: number;
}

const LEAST: Server = { cpu: 1, ramGb: 1, diskGb: 15 };
const MOST: Server = { cpu: 32, ramGb: 256, diskGb: 1200 };
const SERVERS: Server[] = [
  LEAST,
  { cpu: 2, ramGb: 4, diskGb: 50 },
  { cpu: 4, ramGb: 8, diskGb: 100 },
  { cpu: 8, ramGb: 64, diskGb: 200 },
  MOST,
];
const BLADES: Server[] = [LEAST, { cpu: 12, ramGb: 48, diskGb: 320 }, MOST];
const SMALL: Server = { cpu: 4, ramGb: 6, diskGb: 90 };
const SMALL_MOST: Server = { cpu: 6, ramGb: 16, diskGb: 200 };

function words({ cpu, ramGb, diskGb }: Server): string {
  return `${cpu} vCPU · ${ramGb} ГБ RAM · ${diskGb} ГБ NVMe`;
}

const places = DEFAULT_LOCATIONS.flatMap(({ code, name, longitude, latitude }) =>
  longitude != null && latitude != null ? [{ code, name, longitude, latitude }] : [],
);

const ARTICLES = [
  { topic: 'linux', title: 'Как подключиться к серверу по SSH-ключу и закрыть вход по паролю' },
  { topic: 'web', title: 'nginx с бесплатным сертификатом на Ubuntu 24.04' },
  { topic: 'databases', title: 'Резервные копии PostgreSQL: дамп, проверка, восстановление' },
  { topic: 'network', title: 'Приватная сеть между серверами в двух локациях' },
  { topic: 'security', title: 'Межсетевой экран: что открыть и что закрыть' },
  { topic: 'apps', title: 'Развёртывание приложения на Python без простоя' },
  { topic: 'servers/docker', title: 'Docker Compose на одном сервере: от файла до службы' },
  { topic: 'monitoring', title: 'Что смотреть, когда сервер отвечает медленно' },
  { topic: 'linux/cron', title: 'Задания по расписанию: cron и таймеры systemd' },
];
