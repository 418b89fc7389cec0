import styled, { css } from 'styled-components';

import { sheetStyles } from './sheet-styles';

const tall = css`
  border: 0;
  border-radius: 0;
  inset: 0;
  position: fixed;
  /* Over the panel's navigation, under its dialogs. */
  z-index: 200;

  .sheet {
    max-height: none;
  }
`;

/** The editor's own look, in the colours of the panel's theme; the text itself is styled in `sheet-styles.ts`. */
export const EditorFrame = styled.div<{ $isTall: boolean }>`
  background: ${({ theme }) => theme.colors.neutral0};
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  color: ${({ theme }) => theme.colors.neutral800};
  display: flex;
  flex-direction: column;

  &:focus-within {
    border-color: ${({ theme }) => theme.colors.primary600};
  }

  .sheet {
    flex: 1 1 auto;
    max-height: max(32rem, 70vh);
    min-height: 32rem;
    overflow: auto;
  }

  .amount {
    border-top: 1px solid ${({ theme }) => theme.colors.neutral200};
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.2rem;
    padding: 6px 16px;
  }

  ${sheetStyles}
  ${({ $isTall }) => $isTall && tall}
`;
