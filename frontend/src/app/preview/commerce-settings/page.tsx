import type { Metadata } from 'next';
import { fetchCommerce, fetchCommerceDraft } from '~/content/get-commerce';
import { ChangesTable } from '~/preview/changes-table';
import { DraftHead } from '~/preview/draft-head';
import type { Change } from '~/preview/price-change';
import { changedBuilds, changedRules, changedTariffs } from '~/preview/rules-effects';
import { showDraft } from '~/preview/show-draft';
import { catalogue } from '~/provider/catalogue';
import { orUnavailable } from '~/rendering/or-unavailable';
import { UNAVAILABLE } from '~/rendering/unavailable';

export const metadata: Metadata = { title: 'Черновик: настройки продаж', robots: { index: false } };

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** No page shows the settings of selling: what they do to prices is told, before anybody pays it. */
export default async function CommercePreview({ searchParams }: Props) {
  return showDraft('commerce-settings', await searchParams, async () => {
    const [now, draft, tariffs, configurators] = await Promise.all([
      fetchCommerce(),
      fetchCommerceDraft(),
      orUnavailable(catalogue.serverTariffs),
      orUnavailable(catalogue.serverConfigurators),
    ]);
    if (!draft) return undefined;
    const rules = changedRules(now, draft);
    const prices =
      tariffs === UNAVAILABLE || configurators === UNAVAILABLE
        ? UNAVAILABLE
        : [...changedTariffs(tariffs, now, draft), ...changedBuilds(configurators, now, draft)];
    return (
      <div className="container-page grid gap-10 py-12">
        <DraftHead title="Что изменят настройки продаж">
          {rules.length > 0
            ? 'Посетители видят прежние цены. После публикации новые будут на всех страницах, в заказе и в выгрузке цен.'
            : 'Правила цен такие же, как на сайте: публикация цен не изменит.'}
        </DraftHead>
        <Part title="Правила" changes={rules} />
        {prices === UNAVAILABLE ? (
          <p className="text-ink-soft">Провайдер не отвечает, поэтому примеров цен сейчас не показать.</p>
        ) : (
          <Part title="Примеры цен" changes={prices} />
        )}
      </div>
    );
  });
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
