import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface BlockFrameProps {
  /** What the block is called, for everybody. */
  caption: string;
  /** The settings of the block. */
  bar: ReactNode;
  kind?: string;
  children: ReactNode;
}

/** A block with a bar above it: what it is, and what can be set. The bar is no part of the text. */
export function BlockFrame({ caption, bar, kind, children }: BlockFrameProps) {
  return (
    <Frame forwardedAs="section" aria-label={caption} data-kind={kind}>
      <Bar contentEditable={false} role="group" aria-label={`${caption}: настройки`}>
        <span className="caption">{caption}</span>
        {bar}
      </Bar>
      {children}
    </Frame>
  );
}

export function RemoveButton({
  caption,
  deleteNode,
}: { caption: string } & Pick<NodeViewProps, 'deleteNode'>) {
  return (
    <button type="button" className="remove" onClick={deleteNode}>
      {caption}
    </button>
  );
}

const Frame = styled(NodeViewWrapper)`
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};

  &[data-kind='note'] {
    border-left: 4px solid ${({ theme }) => theme.colors.secondary500};
  }

  &[data-kind='tip'] {
    border-left: 4px solid ${({ theme }) => theme.colors.success500};
  }

  &[data-kind='warning'] {
    border-left: 4px solid ${({ theme }) => theme.colors.warning500};
  }

  &[data-kind='danger'] {
    border-left: 4px solid ${({ theme }) => theme.colors.danger500};
  }

  .words,
  .callout-words {
    padding: 10px 14px;
  }

  pre.words {
    background: ${({ theme }) => theme.colors.neutral100};
    overflow-x: auto;
    tab-size: 4;
  }
`;

export const Bar = styled.div`
  align-items: center;
  background: ${({ theme }) => theme.colors.neutral100};
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral200};
  color: ${({ theme }) => theme.colors.neutral600};
  display: flex;
  flex-wrap: wrap;
  font-size: 1.2rem;
  gap: 6px 10px;
  line-height: 1.4;
  padding: 4px 10px;

  .caption {
    margin-right: auto;
  }

  label {
    white-space: nowrap;
    align-items: center;
    display: inline-flex;
    gap: 6px;
  }

  label.grow {
    flex: 1 1 24rem;
  }

  input,
  select,
  button {
    background: ${({ theme }) => theme.colors.neutral0};
    border: 1px solid ${({ theme }) => theme.colors.neutral300};
    border-radius: ${({ theme }) => theme.borderRadius};
    color: ${({ theme }) => theme.colors.neutral800};
    font: inherit;
    min-height: 2.8rem;
    padding: 2px 8px;
  }

  input {
    flex: 1 1 auto;
    min-width: 8rem;
  }

  input[type='checkbox'] {
    flex: none;
    min-width: 1.6rem;
  }

  button {
    cursor: pointer;
  }

  button[aria-pressed='true'] {
    background: ${({ theme }) => theme.colors.primary100};
    border-color: ${({ theme }) => theme.colors.primary600};
    color: ${({ theme }) => theme.colors.primary700};
    font-weight: 600;
  }

  button.remove {
    color: ${({ theme }) => theme.colors.danger600};
  }

  :is(button, input, select):focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 1px;
  }

  :is(button, input, select):disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
`;
