import { Flex, Typography } from '@strapi/design-system';
import { CrossCircle, WarningCircle } from '@strapi/icons';
import { styled } from 'styled-components';
import { isPrice, type ShownProblem } from './check';
import { showPlace } from './show-place';

/** One problem: what it is, where it is, and the way there. */
export function FoundProblem({ problem: { severity, code, message, place } }: { problem: ShownProblem }) {
  const isBlocking = severity === 'blocks';
  return (
    <Way type="button" onClick={() => showPlace(place)}>
      <Flex gap={2} alignItems="flex-start">
        {isBlocking ? (
          <CrossCircle fill="danger600" aria-label="Мешает публикации" />
        ) : (
          <WarningCircle fill="warning600" aria-label={isPrice(code) ? 'Изменение цены' : 'Совет'} />
        )}
        <Flex direction="column" alignItems="flex-start" gap={1}>
          <Typography textColor="neutral800">{message}</Typography>
          <Typography variant="pi" textColor="neutral600">
            {place.words}
            {place.near !== '' && `: «${place.near}»`}
          </Typography>
        </Flex>
      </Flex>
    </Way>
  );
}

const Way = styled.button`
  width: 100%;
  padding: 0.8rem;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  background: ${({ theme }) => theme.colors.neutral0};
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};

  & svg {
    flex: none;
    width: 1.6rem;
    height: 1.6rem;
    margin-top: 0.2rem;
  }

  &:hover,
  &:focus-visible {
    background: ${({ theme }) => theme.colors.neutral100};
    border-color: ${({ theme }) => theme.colors.primary600};
  }
`;
