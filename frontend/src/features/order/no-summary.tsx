import { type ServerOrder, unreachable } from '@vitrina/ordering';
import { buttonClass } from '@vitrina/ui';
import { coresUnit } from '~/captions';
import { paths } from '~/paths';
import { Problem } from '~/site/problem';
import type { SummaryOrReason } from './get-server-summary';

type Reason = Exclude<SummaryOrReason, { kind: 'summary' }>;

/** Why a choice cannot be ordered here, and where to go on from it. */
export function NoSummary({ reason, supportUrl }: { reason: Reason; supportUrl: string | undefined }) {
  switch (reason.kind) {
    case 'not-sold':
      return reason.nearest ? (
        <Problem
          title="Такой сервер не продаётся"
          text="Память, диск или ядра стоят не на своём шаге, или памяти мало для стольких ядер. Ближайший сервер, который можно заказать:"
        >
          <a href={paths.serverRegistration(reason.nearest)} className={buttonClass()}>
            {amountsOf(reason.nearest)}
          </a>
        </Problem>
      ) : (
        <Problem
          title="Такой сервер не продаётся"
          text="Возможно, тариф обновили или ссылка повредилась по дороге. Выберите похожий в списке тарифов."
        >
          <a href={paths.tariffs} className={buttonClass()}>
            К тарифам
          </a>
        </Problem>
      );
    case 'by-request':
      return (
        <Problem
          title="Заявка на создание VDS"
          text={`Серверы, в которых больше ${reason.cpuLimit} ядер, мы собираем по заявке. Напишите, что вам нужно, и мы ответим.`}
        >
          {supportUrl && (
            <a href={supportUrl} className={buttonClass()}>
              Оставить заявку
            </a>
          )}
        </Problem>
      );
    default:
      return unreachable(reason);
  }
}

function amountsOf({ server }: ServerOrder): string {
  if (server.kind === 'preset') return 'Выбрать';
  return `${server.cpu} ${coresUnit(server.cpu)}, ${server.ramGb} ГБ памяти, диск ${server.diskGb} ГБ`;
}
