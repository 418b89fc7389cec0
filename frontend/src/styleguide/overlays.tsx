import { buttonClass, closesDialog, Dialog, Drawer, opensDialog, Tooltip } from '@vitrina/ui';
import { CircleHelp } from 'lucide-react';
import { MessageOnDemand } from './message-on-demand';
import { Part } from './part';
import { LOCATIONS } from './sample-content';

/** What comes over the page, each behind the button that opens it. */
export function Overlays() {
  return (
    <>
      <Part name="Dialog">
        <div>
          <button {...opensDialog('sample-dialog')} className={buttonClass('quiet')}>
            Удалить сервер
          </button>
        </div>
        <Dialog id="sample-dialog" title="Удалить сервер?" closeLabel="Закрыть окно">
          <div className="grid gap-5">
            <p className="text-ink-soft">
              Диск и его копии исчезнут сразу. IP-адрес вернётся в общий запас через сутки.
            </p>
            <div className="flex flex-wrap gap-3">
              <button {...closesDialog('sample-dialog')} className={buttonClass()}>
                Оставить сервер
              </button>
              <button {...closesDialog('sample-dialog')} className={buttonClass('quiet')}>
                Удалить
              </button>
            </div>
          </div>
        </Dialog>
      </Part>
      <Part name="MessageDialog">
        <MessageOnDemand />
      </Part>
      <Part name="Drawer">
        <div className="flex flex-wrap gap-4">
          <button {...opensDialog('sample-drawer-right')} className={buttonClass('quiet')}>
            Меню справа
          </button>
          <button {...opensDialog('sample-drawer-bottom')} className={buttonClass('quiet')}>
            Лист снизу
          </button>
        </div>
        <Drawer id="sample-drawer-right" title="Локации" closeLabel="Закрыть меню">
          <LocationLinks />
        </Drawer>
        <Drawer id="sample-drawer-bottom" side="bottom" title="Локации" closeLabel="Закрыть лист">
          <LocationLinks />
        </Drawer>
      </Part>
      <Part name="Tooltip">
        <div className="flex flex-wrap gap-4">
          <Tooltip text="Гигабайт памяти на каждое ядро — не меньше двух">
            <button
              type="button"
              aria-label="Почему памяти стало больше"
              className="grid size-11 place-items-center rounded-control text-ink-soft hover:text-ink"
            >
              <CircleHelp aria-hidden="true" className="size-5" />
            </button>
          </Tooltip>
          <Tooltip text="Откроется список всех тарифов">
            <a href="#containers" className={buttonClass('plain')}>
              Все тарифы
            </a>
          </Tooltip>
        </div>
      </Part>
    </>
  );
}

/** Longer than a low screen, so that it can be seen to scroll. */
function LocationLinks() {
  return (
    <ul>
      {LOCATIONS.map(({ code, city }) => (
        <li key={code} className="border-b border-rule last:border-0">
          <a
            href="#containers"
            className="flex min-h-14 items-center justify-between gap-4 hover:text-accent"
          >
            {city} <code className="text-13 text-ink-soft">{code}</code>
          </a>
        </li>
      ))}
    </ul>
  );
}
