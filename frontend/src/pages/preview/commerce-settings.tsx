import type { GetServerSideProps } from 'next';
import { fetchCommerce, fetchCommerceDraft } from '~/content/get-commerce';
import { fetchSite } from '~/content/get-site';
import type { Site } from '~/content/site';
import { ChangesTable } from '~/preview/changes-table';
import { draftDocument } from '~/preview/draft-document';
import { DraftHead } from '~/preview/draft-head';
import { type Draft, draftOrProblem } from '~/preview/draft-or-problem';
import type { Change } from '~/preview/price-change';
import { changedBuilds, changedRules, changedTariffs } from '~/preview/rules-effects';
import { changedTaxonomy } from '~/preview/taxonomy-effects';
import { catalogue } from '~/provider/catalogue';
import { orUnavailable } from '~/rendering/or-unavailable';
import { UNAVAILABLE, type Unavailable } from '~/rendering/unavailable';

export const config = { unstable_runtimeJS: false };

interface RulesDraft {
  site: Site;
  rules: Change[];
  places: Change[];
  prices: Change[] | Unavailable;
}

export const getServerSideProps: GetServerSideProps<Draft<RulesDraft>> = (context) =>
  draftOrProblem(context, 'commerce-settings', async () => {
    const [site, now, draft, tariffs, configurators] = await Promise.all([
      fetchSite(),
      fetchCommerce(),
      fetchCommerceDraft(),
      orUnavailable(catalogue.serverTariffs),
      orUnavailable(catalogue.serverConfigurators),
    ]);
    if (!draft) return undefined;
    const prices =
      tariffs === UNAVAILABLE || configurators === UNAVAILABLE
        ? UNAVAILABLE
        : [...changedTariffs(tariffs, now, draft), ...changedBuilds(configurators, now, draft)];
    const places = changedTaxonomy(now.taxonomy, draft.taxonomy);
    return { site, rules: changedRules(now, draft), places, prices };
  });

export default draftDocument<RulesDraft>(() => 'Черновик: настройки продаж', RulesDraftView);

/** No page shows the settings of selling: what they do to prices is told, before anybody pays it. */
function RulesDraftView({ rules, places, prices }: RulesDraft) {
  return (
    <div className="container-page grid gap-10 py-12">
      <DraftHead title="Что изменят настройки продаж">
        {rules.length > 0
          ? 'Посетители видят прежние цены. После публикации новые будут на всех страницах, в заказе и в выгрузке цен.'
          : 'Правила цен такие же, как на сайте: публикация цен не изменит.'}
      </DraftHead>
      <Part title="Правила" changes={rules} />
      <Part title="Локации и линейки" changes={places} />
      {prices === UNAVAILABLE ? (
        <p className="text-ink-soft">Провайдер не отвечает, поэтому примеров цен сейчас не показать.</p>
      ) : (
        <Part title="Примеры цен" changes={prices} />
      )}
    </div>
  );
}

function Part({ title, changes }: { title: string; changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <section className="grid min-w-0 gap-4">
      <h2 className="text-24">{title}</h2>
      <ChangesTable caption={title} changes={changes} />
    </section>
  );
}
