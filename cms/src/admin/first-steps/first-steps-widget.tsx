import { Flex, Link, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { NavLink, useNavigate } from 'react-router-dom';
import type { FirstSteps } from '../../first-steps/first-steps';
import { useAnswer } from '../editorial/use-answer';
import { takeRegistered } from './carry-setup-token';
import { FIRST_STEPS_PAGE } from './first-steps-address';
import { StepBadge } from './step-words';

/** On the first page of the panel: what is left to set up. Whoever has just registered as the first is led there at once. */
export function FirstStepsWidget() {
  const { asked } = useAnswer<FirstSteps>('/vitrina/first-steps');
  const navigate = useNavigate();
  useEffect(() => {
    if (takeRegistered()) navigate(FIRST_STEPS_PAGE);
  }, [navigate]);
  if (asked.state === 'waiting') return <Widget.Loading />;
  if (asked.state === 'failed') return <Typography textColor="danger600">{asked.words}</Typography>;
  const { brand, documents, analytics, isDismissed } = asked.answer;
  const states = [
    ['Бренд', brand.state],
    ['Документы', documents.state],
    ['Счётчики', analytics.state],
  ] as const;
  const isDone = states.every(([, state]) => state !== 'todo');
  if (isDismissed || isDone) {
    return (
      <Typography textColor="neutral600">
        {isDone ? 'Магазин настроен. ' : 'Список убран. '}
        <Link tag={NavLink} to={FIRST_STEPS_PAGE}>
          Открыть первые шаги
        </Link>
      </Typography>
    );
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      {states.map(([title, state]) => (
        <Flex key={title} justifyContent="space-between" gap={3}>
          <Typography>{title}</Typography>
          <StepBadge state={state} />
        </Flex>
      ))}
      <Link tag={NavLink} to={FIRST_STEPS_PAGE}>
        Настроить магазин
      </Link>
    </Flex>
  );
}
