import type { Metadata } from 'next';
import { getPresetPreview } from '~/features/presets/get-preset-preview';
import { PresetCards } from '~/features/presets/preset-cards';
import { ChangesTable } from '~/preview/changes-table';
import { DraftHead } from '~/preview/draft-head';
import { showDraft } from '~/preview/show-draft';

export const metadata: Metadata = { title: 'Черновик: карточка тарифа', robots: { index: false } };

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The draft of a static preset among the cards of its group, as pages will show them, and what it changes. */
export default async function PresetPreviewPage({ searchParams }: Props) {
  return showDraft('static-preset', await searchParams, async (documentId) => {
    const preview = await getPresetPreview(documentId);
    if (!preview) return undefined;
    const { draft, cards, changes, isShown } = preview;
    return (
      <div className="container-page grid gap-10 py-12">
        <DraftHead title={`Карточка «${draft.title}»`}>
          {changes.length > 0
            ? 'Посетители видят прежнюю карточку, пока вы не опубликуете запись.'
            : 'Карточка такая же, как на сайте.'}{' '}
          {!isShown &&
            'На сайте её не будет: выберите тариф провайдера или конфигуратор, который сейчас продаётся.'}
        </DraftHead>
        {changes.length > 0 && (
          <section className="grid min-w-0 gap-4">
            <h2 className="text-24">Что изменится</h2>
            <ChangesTable caption="Что изменится" changes={changes} />
          </section>
        )}
        <section className="grid min-w-0 gap-4">
          <h2 className="text-24">Все карточки этой группы</h2>
          {cards.length > 0 ? (
            <PresetCards cards={cards} heading="h3" />
          ) : (
            <p className="text-ink-soft">В этой группе показывать пока нечего.</p>
          )}
        </section>
      </div>
    );
  });
}
