import { Box, Flex, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import type { StepState } from '../../first-steps/first-steps';
import { StepBadge } from './step-words';

interface StepSectionProps {
  id: string;
  title: string;
  /** What it is for. */
  lead: string;
  state?: StepState | undefined;
  children: ReactNode;
}

/** One step, all of it in sight: nobody has to open what they look for. */
export function StepSection({ id, title, lead, state, children }: StepSectionProps) {
  return (
    <Box
      tag="section"
      id={id}
      aria-labelledby={`${id}-title`}
      background="neutral0"
      padding={6}
      hasRadius
      shadow="tableShadow"
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Flex direction="column" alignItems="stretch" gap={1}>
          <Flex justifyContent="space-between" gap={3} wrap="wrap">
            <Typography variant="beta" tag="h2" id={`${id}-title`} tabIndex={-1}>
              {title}
            </Typography>
            {state === undefined ? null : <StepBadge state={state} />}
          </Flex>
          <Typography textColor="neutral600">{lead}</Typography>
        </Flex>
        {children}
      </Flex>
    </Box>
  );
}
