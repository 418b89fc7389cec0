import { formatMoney, roubles } from '@vitrina/ordering';
import { buttonClass } from '@vitrina/ui';

/** Specification 001, section 2.3. */
const MOST = roubles(1_000_000);

/** The grant for those who move: the figure first. */
export function MigrationGrant({ supportUrl }: { supportUrl: string | undefined }) {
  return (
    <section
      aria-labelledby="grant-title"
      className="grid items-center gap-x-12 gap-y-5 rounded-card border border-rule bg-surface p-6 wide:p-10 lg:grid-cols-[auto_1fr_auto]"
    >
      <h2 id="grant-title" className="grid gap-1">
        <span className="text-15 font-normal tracking-normal text-ink-soft">Грант на переезд</span>
        <span className="whitespace-nowrap text-44">до {formatMoney(MOST)}</span>
      </h2>
      <p className="max-w-xl text-ink-soft">
        Переезжаете от другого провайдера или из своей серверной? Возместим расходы на перенос: расскажите,
        что и откуда переезжает, и мы назовём сумму до начала работ.
      </p>
      {supportUrl && (
        <a href={supportUrl} className={`justify-self-start ${buttonClass('quiet')}`}>
          Обсудить переезд
        </a>
      )}
    </section>
  );
}
