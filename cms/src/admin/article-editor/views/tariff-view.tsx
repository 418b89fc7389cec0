import type { NodeViewProps } from '@tiptap/react';
import { wordsOfId } from '../../server-choice/server-choices';
import { useArticleDialogs } from '../dialogs/article-dialogs';
import { useTariffs, wordsOfTariff } from '../dialogs/use-tariffs';
import { BlockFrame, RemoveButton } from './block-frame';

/** The card of a tariff as far as the panel knows it; the site shows today's price. */
export function TariffView({ node, editor, updateAttributes, deleteNode }: NodeViewProps) {
  const { chooseTariff } = useArticleDialogs();
  const { tariffs } = useTariffs();
  const preset = String(node.attrs.preset);
  const system = String(node.attrs.system);
  const tariff = tariffs?.find((known) => known.preset === preset);
  return (
    <BlockFrame
      caption="Карточка тарифа"
      bar={
        editor.isEditable && (
          <>
            <button
              type="button"
              onClick={() => chooseTariff((chosen) => updateAttributes({ preset: chosen }))}
            >
              Выбрать другой
            </button>
            <label className="grow">
              Сразу с системой
              <input
                value={system}
                placeholder="Ubuntu 24.04"
                title="Как она названа в форме заказа. Кнопка карточки скажет «Запустить на сервере»."
                onChange={({ target }) => updateAttributes({ system: target.value })}
              />
            </label>
            <RemoveButton caption="Удалить карточку" deleteNode={deleteNode} />
          </>
        )
      }
    >
      <p className="words" contentEditable={false}>
        {tariff ? wordsOfTariff(tariff) : `Тариф ${wordsOfId(preset)}`}
        {system && ` · ${system}`}
        {tariffs && !tariff && '. Такого сейчас нет в продаже: сайт покажет короткую строку без цены.'}
      </p>
    </BlockFrame>
  );
}
