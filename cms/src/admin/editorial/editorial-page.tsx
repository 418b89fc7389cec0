import { Box, Tabs } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { Bin } from '../history/bin';
import { PlanList } from '../planning/plan-list';
import { WaitingReviews } from '../review/waiting-reviews';
import { Journal } from './journal';

const PARTS = [
  { value: 'reviews', label: 'На проверке', Part: WaitingReviews },
  { value: 'plans', label: 'Планы', Part: PlanList },
  { value: 'journal', label: 'Журнал', Part: Journal },
  { value: 'bin', label: 'Корзина', Part: Bin },
];

/** The work of the editors across all entries: what waits, what is planned, what was done, what was deleted. */
export default function EditorialPage() {
  return (
    <Page.Main>
      <Page.Title>Редакция</Page.Title>
      <Layouts.Header title="Редакция" subtitle="Что ждёт проверки, что запланировано и кто что делал" />
      <Layouts.Content>
        <Tabs.Root variant="simple" defaultValue="reviews">
          <Tabs.List aria-label="Части работы редакции">
            {PARTS.map(({ value, label }) => (
              <Tabs.Trigger key={value} value={value}>
                {label}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {PARTS.map(({ value, Part }) => (
            <Tabs.Content key={value} value={value}>
              <Box paddingTop={6}>
                <Part />
              </Box>
            </Tabs.Content>
          ))}
        </Tabs.Root>
      </Layouts.Content>
    </Page.Main>
  );
}
