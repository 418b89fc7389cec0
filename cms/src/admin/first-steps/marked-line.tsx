import { Flex, Typography } from '@strapi/design-system';
import { CheckCircle, WarningCircle } from '@strapi/icons';
import type { ReactNode } from 'react';

interface MarkedLineProps {
  isFine: boolean;
  /** What is fine, or not. */
  title: string;
  /** What to do about it, or how it is. */
  words?: string | undefined;
  children?: ReactNode;
}

/** A line of a list with what is right or wrong about it; the sign repeats what the words say. */
export function MarkedLine({ isFine, title, words, children }: MarkedLineProps) {
  const Sign = isFine ? CheckCircle : WarningCircle;
  return (
    <Flex tag="li" gap={3} alignItems="flex-start">
      <Flex paddingTop="2px" flex="none">
        <Sign fill={isFine ? 'success600' : 'warning600'} width="1.6rem" height="1.6rem" aria-hidden />
      </Flex>
      <Flex direction="column" alignItems="flex-start" gap={1} flex="1" minWidth={0}>
        <Typography fontWeight="semiBold" style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {words === undefined ? null : (
          <Typography textColor={isFine ? 'neutral600' : 'neutral800'} style={{ overflowWrap: 'anywhere' }}>
            {words}
          </Typography>
        )}
        {children}
      </Flex>
    </Flex>
  );
}
