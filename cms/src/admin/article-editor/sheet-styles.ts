import { css } from 'styled-components';

/** The text as it is written: close to how the site shows it, and with the bars of the blocks. */
export const sheetStyles = css`
  .tiptap {
    font-size: 1.6rem;
    line-height: 1.6;
    margin: 0 auto;
    max-width: 76rem;
    min-height: 30rem;
    outline: none;
    padding: 20px 24px 48px;
  }

  .tiptap > * + *,
  .tiptap li > * + *,
  .tiptap blockquote > * + *,
  .callout-words > div > * + * {
    margin-top: 0.8em;
  }

  h2,
  h3,
  h4 {
    font-weight: 700;
    line-height: 1.25;
  }

  h2 {
    font-size: 2.4rem;
  }

  h3 {
    font-size: 2rem;
  }

  h4 {
    font-size: 1.7rem;
  }

  .tiptap ul {
    list-style: disc;
    padding-left: 1.4em;
  }

  .tiptap ol {
    list-style: decimal;
    padding-left: 1.6em;
  }

  strong {
    font-weight: 700;
  }

  em {
    font-style: italic;
  }

  .tiptap a {
    color: ${({ theme }) => theme.colors.primary600};
    text-decoration: underline;
  }

  .tiptap a[data-article]::before {
    content: '\\2197\\00a0';
  }

  .tiptap blockquote {
    border-left: 3px solid ${({ theme }) => theme.colors.primary600};
    color: ${({ theme }) => theme.colors.neutral600};
    padding-left: 16px;
  }

  .tiptap hr {
    border: 0;
    border-top: 1px solid ${({ theme }) => theme.colors.neutral300};
    margin: 1.6em 0;
  }

  code,
  pre {
    font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
    font-size: 0.88em;
  }

  :not(pre) > code {
    background: ${({ theme }) => theme.colors.neutral150};
    border-radius: 4px;
    padding: 0.1em 0.3em;
  }

  .tableWrapper {
    overflow-x: auto;
  }

  table {
    border-collapse: collapse;
    min-width: 100%;
  }

  th,
  td {
    border: 1px solid ${({ theme }) => theme.colors.neutral300};
    min-width: 6rem;
    padding: 6px 10px;
    position: relative;
    text-align: left;
    vertical-align: top;
  }

  th {
    background: ${({ theme }) => theme.colors.neutral150};
    font-weight: 600;
  }

  .selectedCell::after {
    background: ${({ theme }) => theme.colors.primary600};
    content: '';
    inset: 0;
    opacity: 0.15;
    pointer-events: none;
    position: absolute;
  }

  .ProseMirror-selectednode > * {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
`;
