import { Button, Field, TextInput } from '@strapi/design-system';
import { type Editor, getMarkAttributes } from '@tiptap/core';
import { isLinkAddress } from '@vitrina/content-contract/article-format-values';
import { useState } from 'react';
import type { LinkTarget } from '../format/link';
import { Bar } from '../views/block-frame';
import { ChoiceList } from './choice-list';
import { DialogFrame } from './dialog-frame';
import { type FoundArticle, useArticles } from './use-articles';

const HINT = 'Начинается с «/» (страница сайта), «https://», «mailto:», «tel:» или «#» (раздел этой статьи).';

/** Where the chosen words lead: to an address, or to an article, which may move later without breaking the link. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const present = getMarkAttributes(editor.state, 'link');
  const isPresent = editor.isActive('link');
  const [isByArticle, setIsByArticle] = useState(typeof present.article === 'string');
  const [address, setAddress] = useState(typeof present.href === 'string' ? present.href : '');
  const [article, setArticle] = useState<FoundArticle | undefined>(
    typeof present.article === 'string'
      ? { id: present.article, label: 'Выбранная статья', note: '' }
      : undefined,
  );
  const [words, setWords] = useState('');
  const found = useArticles(words);
  // What is chosen stays in sight when the search goes on.
  const articles = article && !found.some(({ id }) => id === article.id) ? [article, ...found] : found;
  const href = withProtocol(address.trim());
  const isReady = isByArticle ? article !== undefined : isLinkAddress(href);

  function put(): void {
    const target: LinkTarget =
      isByArticle && article !== undefined ? { href: null, article: article.id } : { href, article: null };
    putLink(editor, target, isByArticle && article !== undefined ? article.label : href);
    onClose();
  }

  function remove(): void {
    editor.chain().extendMarkRange('link').unsetMark('link').run();
    onClose();
  }

  return (
    <DialogFrame
      title="Ссылка"
      action="Поставить ссылку"
      isReady={isReady}
      onAction={put}
      onClose={onClose}
      aside={
        isPresent && (
          <Button variant="danger-light" onClick={remove}>
            Убрать ссылку
          </Button>
        )
      }
    >
      <Bar role="group" aria-label="Куда ведёт ссылка">
        <button type="button" aria-pressed={!isByArticle} onClick={() => setIsByArticle(false)}>
          По адресу
        </button>
        <button type="button" aria-pressed={isByArticle} onClick={() => setIsByArticle(true)}>
          На статью
        </button>
      </Bar>
      {isByArticle ? (
        <>
          <Field.Root>
            <Field.Label>Найти статью по заголовку</Field.Label>
            <TextInput
              value={words}
              onChange={({ target }: { target: HTMLInputElement }) => setWords(target.value)}
            />
          </Field.Root>
          <ChoiceList
            label="Статьи"
            choices={articles}
            chosen={article?.id}
            onChosen={(id) => setArticle(articles.find((one) => one.id === id))}
          />
        </>
      ) : (
        <Field.Root hint={HINT}>
          <Field.Label>Адрес</Field.Label>
          <TextInput
            value={address}
            onChange={({ target }: { target: HTMLInputElement }) => setAddress(target.value)}
          />
          <Field.Hint />
        </Field.Root>
      )}
    </DialogFrame>
  );
}

/** People write 'example.ru/page'. */
function withProtocol(address: string): string {
  return /^[a-zа-я0-9-]+(\.[a-zа-я0-9-]+)+(\/\S*)?$/i.test(address) ? `https://${address}` : address;
}

/** Over the chosen words or the whole present link; without words it brings its own. */
function putLink(editor: Editor, target: LinkTarget, ownWords: string): void {
  const chain = editor.chain().extendMarkRange('link');
  if (editor.state.selection.empty && !editor.isActive('link'))
    chain.insertContent({ type: 'text', text: ownWords, marks: [{ type: 'link', attrs: target }] }).run();
  else chain.setMark('link', target).run();
}
