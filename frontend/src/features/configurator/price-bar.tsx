import {
  type BuildPrice,
  type ConfiguratorModel,
  inRoubles,
  monthsOf,
  moved,
  offeredPeriods,
  priceBuild,
  roubles,
  type ServerBuild,
  shortestPeriod,
  usualPeriod,
} from '@vitrina/ordering';
import { buttonClass, CountingFigure } from '@vitrina/ui';
import { basisCaption } from '~/copy/price-basis-words';
import { t } from '~/messages';

interface PriceBarProps {
  build: ServerBuild;
  model: ConfiguratorModel;
  price: BuildPrice;
  /** The most cores that are sold at once, when there are more. */
  byRequest: number | undefined;
}

/** The price and the one action. On a phone it sticks to the bottom edge for as long as the controls are in sight. */
export function PriceBar({ build, model, price, byRequest }: PriceBarProps) {
  return (
    <div className="grid gap-3 bg-paper max-lg:sticky max-lg:bottom-0 max-lg:z-1 max-lg:-mx-4 max-lg:grid-cols-[1fr_auto] max-lg:items-center max-lg:border-t max-lg:border-rule max-lg:px-4 max-lg:py-3 wide:max-lg:-mx-6 wide:max-lg:px-6">
      <div>
        <p data-figure="" className="figures text-24 font-semibold lg:text-32">
          <CountingFigure value={inRoubles(price.total)} format={formatRoubles} />
          <span className="text-17 font-normal text-ink-soft">{t.units.perMonth}</span>
        </p>
        <p data-figure="" className="text-13 text-ink-soft max-lg:sr-only">
          {basisCaption({ period: build.period, hasIp: build.hasFloatingIp })}
        </p>
        <p
          data-figure=""
          className={`figures text-13 text-ink-soft ${byRequest === undefined ? '' : 'max-wide:hidden'}`}
        >
          {savingSentence(build, model, price)}
        </p>
        {byRequest !== undefined && (
          <p className="mt-1 text-13 text-ink-soft" role="status">
            {t.configurator.byRequest(byRequest)}
          </p>
        )}
      </div>
      {byRequest === undefined ? (
        <>
          <button type="submit" className={`for-visitor ${buttonClass('primary', 'large')} figures`}>
            {t.configurator.orderFor(t.format.money(price.total), besideButton)}
          </button>
          <button type="submit" className={`for-customer ${buttonClass('primary', 'large')} figures`}>
            {t.configurator.createFor(t.format.money(price.total), besideButton)}
          </button>
        </>
      ) : (
        <button type="submit" className={`${buttonClass('primary', 'large')}`}>
          {t.configurator.leaveRequest}
        </button>
      )}
      <noscript>
        <p className="col-span-full text-13 text-ink-soft">{t.configurator.needsScript}</p>
      </noscript>
    </div>
  );
}

/** On a phone the price stands beside the button. */
function besideButton(price: string) {
  return (
    <>
      {' '}
      <span className="max-lg:sr-only">{price.trimStart()}</span>
    </>
  );
}

/** What the chosen period saves, or what the usual one would. */
function savingSentence(build: ServerBuild, model: ConfiguratorModel, { saving }: BuildPrice): string {
  const offered = offeredPeriods(model.multipliers);
  if (build.period !== shortestPeriod(offered))
    return saving > 0 ? t.configurator.saves(monthsOf(build.period), t.format.money(saving)) : '';
  const period = usualPeriod(offered);
  const usual = priceBuild(moved(build, { period }), model);
  return usual.saving > 0 ? t.configurator.wouldSave(monthsOf(period), t.format.money(usual.saving)) : '';
}

function formatRoubles(amount: number): string {
  return t.format.money(roubles(amount));
}
