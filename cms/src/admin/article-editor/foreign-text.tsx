import { Button, Flex, Typography } from '@strapi/design-system';
import { getSchema } from '@tiptap/core';
import { useState } from 'react';
import styled from 'styled-components';
import type { Fault } from '../../article-format/check-article';
import { articleExtensions } from './format/article-extensions';
import { readArticle } from './format/read-article';
import { writeArticle } from './format/write-article';

interface ForeignTextProps {
  text: string;
  faults: readonly Fault[];
  disabled: boolean;
  /** Another source was written by hand. */
  onSource(html: string): void;
  /** The editor's own reading of the text was chosen. */
  onMended(html: string): void;
}

/** A stored text that was written elsewhere: what is wrong with it, its source, and two ways out. */
export function ForeignText({ text, faults, disabled, onSource, onMended }: ForeignTextProps) {
  const [source, setSource] = useState(text);
  const messages = [...new Set(faults.map(({ message }) => message))];

  function leaveOut(): void {
    onMended(writeArticle(readArticle(source, getSchema([...articleExtensions]))));
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Notice role="status">
        <Typography variant="omega" fontWeight="bold">
          В этом тексте есть то, чего сайт не покажет. Ничего не пропало: ниже его HTML.
        </Typography>
        <ul>
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      </Notice>
      <Source
        aria-label="HTML текста"
        value={source}
        disabled={disabled}
        spellCheck={false}
        onChange={({ target }) => setSource(target.value)}
        onBlur={() => {
          if (source !== text) onSource(source);
        }}
      />
      <Flex gap={2} wrap="wrap">
        <Button variant="secondary" disabled={disabled || source === text} onClick={() => onSource(source)}>
          Проверить исправленное
        </Button>
        <Button variant="tertiary" disabled={disabled} onClick={leaveOut}>
          Убрать лишнее и открыть в редакторе
        </Button>
      </Flex>
    </Flex>
  );
}

const Notice = styled.div`
  background: ${({ theme }) => theme.colors.warning100};
  border: 1px solid ${({ theme }) => theme.colors.warning200};
  border-radius: ${({ theme }) => theme.borderRadius};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  line-height: 1.5;
  padding: 12px 16px;

  ul {
    list-style: disc;
    margin-top: 4px;
    padding-left: 20px;
  }
`;

const Source = styled.textarea`
  background: ${({ theme }) => theme.colors.neutral0};
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  color: ${({ theme }) => theme.colors.neutral800};
  font: 1.3rem/1.5 monospace;
  min-height: 24rem;
  padding: 12px;
  width: 100%;
`;
