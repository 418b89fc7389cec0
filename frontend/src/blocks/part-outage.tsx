import { buttonClass, ErrorState, MessageBox } from '@vitrina/ui';
import { t } from '~/messages';
import type { RetriedPart } from '~/rendering/retried-page';
import { paths } from '~/urls/paths';

export interface OutageLook {
  /** What could not be had: servers also say so in a modal; the rest only where it would stand. */
  of: 'servers' | 'databases' | 'configurator' | 'tariffs';
  /** The page it stands on, which is made anew on request. */
  page: string;
}

/** Stands where a price list would be while nobody can tell the prices, with a way to ask again that needs no script. */
export function PartOutage({ of, page }: OutageLook) {
  const { title, text } = t.blocks.outages[of];
  const part: RetriedPart = of === 'configurator' ? of : 'tariffs';
  return (
    <section id={part} aria-label={title}>
      {of === 'servers' && <LoudOutage />}
      <ErrorState
        {...{ title, text }}
        heading="h2"
        action={
          <form method="post" action={paths.tryAgain}>
            <input type="hidden" name="page" value={page} />
            <input type="hidden" name="part" value={part} />
            <button type="submit" className={buttonClass()}>
              {t.blocks.tryAgain}
            </button>
          </form>
        }
      />
    </section>
  );
}

/** Rule R46. */
function LoudOutage() {
  const { title, text, close } = t.blocks.tariffsFailed;
  return <MessageBox {...{ title, text }} closeLabel={close} />;
}
