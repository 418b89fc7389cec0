import { buttonClass } from '@vitrina/ui';
import { paths } from '~/urls/paths';

export interface ContactCall {
  text?: string | undefined;
  /** A chat with support. */
  href: string;
}

interface AfterTariffsProps {
  /** The provider sells them. */
  hasClusters: boolean;
  contact: ContactCall | undefined;
}

/** The end of the block: servers that look after themselves, and somebody to ask (rule R42). */
export function AfterTariffs({ hasClusters, contact }: AfterTariffsProps) {
  if (!hasClusters && !contact) return null;
  return (
    <div className={`grid gap-5 ${hasClusters && contact ? 'wide:grid-cols-[1.4fr_1fr]' : ''}`}>
      {hasClusters && (
        <div className="grid content-between gap-5 rounded-card border border-rule bg-surface p-6 wide:p-8">
          <div className="grid gap-2">
            <p className="text-24 font-semibold">Серверов станет много — возьмите Kubernetes</p>
            <p className="max-w-xl text-ink-soft">
              Приложения в контейнерах сами расходятся по узлам, а узлы добавляются группами — не нужно
              следить за каждым сервером.
            </p>
          </div>
          <a href={paths.service('kubernetes')} className={`justify-self-start ${buttonClass('quiet')}`}>
            Кластеры Kubernetes
          </a>
        </div>
      )}
      {contact && (
        <div className="grid content-between gap-5 rounded-card border border-rule p-6 wide:p-8">
          <div className="grid gap-2">
            <p className="text-20 font-semibold">Не нашли своего размера?</p>
            <p className="text-ink-soft">
              Напишите, что запускаете: подскажем тариф или соберём сервер под задачу.
            </p>
          </div>
          <a href={contact.href} className={`justify-self-start ${buttonClass('quiet')}`}>
            {contact.text || 'Оставить заявку'}
          </a>
        </div>
      )}
    </div>
  );
}
