import { formatMoney, type Money } from '@vitrina/ordering';
import { buttonClass } from '@vitrina/ui';
import { paths } from '~/paths';

/** What this is and where to begin. `from` is the lowest live price of a month. */
export function HomeHero({ from }: { from: Money | undefined }) {
  return (
    <section className="container-page grid gap-7 pb-14 pt-16 wide:pb-20 wide:pt-28">
      <h1 className="max-w-4xl text-60">Облачный сервер за минуту, без звонков и договоров на бумаге</h1>
      <p className="max-w-2xl text-20 text-ink-soft">
        Выберите готовый тариф, создайте аккаунт — и работайте на своём сервере. Цена на экране та же, что в
        счёте: публичный IP и скидка за год уже в ней.
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <a href={paths.tariffs} className={buttonClass('primary', 'large')}>
          Выбрать тариф
        </a>
        {from !== undefined && (
          <p className="figures text-17">
            от <span className="font-semibold">{formatMoney(from)}</span>
            <span className="text-ink-soft">/мес</span>
          </p>
        )}
      </div>
    </section>
  );
}
