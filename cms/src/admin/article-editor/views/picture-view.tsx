import { NodeViewContent, type NodeViewProps } from '@tiptap/react';
import styled from 'styled-components';
import { useArticleDialogs } from '../dialogs/article-dialogs';
import { fileAddress } from '../dialogs/picture-address';
import { BlockFrame, RemoveButton } from './block-frame';
import { movePicture } from './move-picture';

/** A picture, what it shows in words, and its caption, which is written below it. */
export function PictureView({ node, editor, getPos, updateAttributes, deleteNode }: NodeViewProps) {
  const { choosePictures } = useArticleDialogs();
  const place = getPos();
  const isInCarousel = place !== undefined && editor.state.doc.resolve(place).parent.type.name === 'carousel';
  return (
    <BlockFrame
      caption="Картинка"
      bar={
        editor.isEditable && (
          <>
            <label className="grow">
              Что на картинке
              <input
                value={String(node.attrs.alt)}
                placeholder="Для тех, кто её не видит"
                onChange={({ target }) => updateAttributes({ alt: target.value })}
              />
            </label>
            {isInCarousel && (
              <>
                <button type="button" onClick={() => movePicture(editor, getPos(), -1)}>
                  Раньше
                </button>
                <button type="button" onClick={() => movePicture(editor, getPos(), 1)}>
                  Позже
                </button>
              </>
            )}
            <button
              type="button"
              onClick={() =>
                choosePictures({ isMultiple: false }, ([picture]) => {
                  if (picture) updateAttributes({ src: picture.src, alt: picture.alt || node.attrs.alt });
                })
              }
            >
              Заменить
            </button>
            <RemoveButton caption="Удалить картинку" deleteNode={deleteNode} />
          </>
        )
      }
    >
      <Shown contentEditable={false} src={fileAddress(String(node.attrs.src))} alt={String(node.attrs.alt)} />
      <Caption className={node.childCount === 0 ? 'is-empty' : ''}>
        <NodeViewContent className="words" aria-label="Подпись" />
      </Caption>
    </BlockFrame>
  );
}

const Shown = styled.img`
  display: block;
  margin: 10px auto 0;
  max-height: 36rem;
  max-width: calc(100% - 20px);
`;

const Caption = styled.div`
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.4rem;
  position: relative;
  text-align: center;

  &.is-empty::before {
    content: 'Подпись, если нужна';
    inset: 10px 0 auto;
    opacity: 0.7;
    pointer-events: none;
    position: absolute;
  }
`;
