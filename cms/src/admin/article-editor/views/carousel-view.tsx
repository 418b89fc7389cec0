import { NodeViewContent, type NodeViewProps } from '@tiptap/react';
import styled from 'styled-components';
import { useArticleDialogs } from '../dialogs/article-dialogs';
import { BlockFrame, RemoveButton } from './block-frame';

/** Pictures side by side in their order. */
export function CarouselView({ node, editor, getPos, deleteNode }: NodeViewProps) {
  const { choosePictures } = useArticleDialogs();

  function addPictures(): void {
    choosePictures({ isMultiple: true }, (pictures) => {
      const place = getPos();
      const carousel = place === undefined ? null : editor.state.doc.nodeAt(place);
      if (place === undefined || carousel === null) return;
      const content = pictures.map((attrs) => ({ type: 'picture', attrs }));
      editor.commands.insertContentAt(place + carousel.nodeSize - 1, content);
    });
  }

  return (
    <BlockFrame
      caption={`Карусель, картинок: ${node.childCount}`}
      bar={
        editor.isEditable && (
          <>
            <button type="button" onClick={addPictures}>
              Добавить картинки
            </button>
            <RemoveButton caption="Удалить карусель" deleteNode={deleteNode} />
          </>
        )
      }
    >
      <Row>
        <NodeViewContent />
      </Row>
    </BlockFrame>
  );
}

const Row = styled.div`
  padding: 10px;

  > div > div {
    display: flex;
    gap: 10px;
    overflow-x: auto;
  }

  > div > div > * {
    flex: 0 0 min(36rem, 85%);
  }
`;
