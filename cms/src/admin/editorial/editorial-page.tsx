import { Box, Tabs } from '@strapi/design-system';
import { Layouts, Page, useAuth } from '@strapi/strapi/admin';
import { DueChecks } from '../checks/due-checks';
import { Bin } from '../history/bin';
import { PlanList } from '../planning/plan-list';
import { WaitingReviews } from '../review/waiting-reviews';
import { Journal } from './journal';

const PUBLISHES = 'plugin::content-manager.explorer.publish';

const PARTS = [
  { value: 'reviews', label: 'На проверке', Part: WaitingReviews },
  { value: 'rechecks', label: 'Пора перепроверить', Part: DueChecks },
  { value: 'plans', label: 'Планы', Part: PlanList },
  // The CMS tells it to those only who publish something.
  { value: 'journal', label: 'Журнал', Part: Journal, needs: PUBLISHES },
  { value: 'bin', label: 'Корзина', Part: Bin },
];

/** The work of the editors across all entries: what waits, what is planned, what was done, what was deleted. */
export default function EditorialPage() {
  const permissions = useAuth('EditorialPage', (auth) => auth.permissions);
  const parts = PARTS.filter(
    ({ needs }) => needs === undefined || permissions.some(({ action }) => action === needs),
  );
  return (
    <Page.Main>
      <Page.Title>Редакция</Page.Title>
      <Layouts.Header title="Редакция" subtitle="Что ждёт проверки, что запланировано и кто что делал" />
      <Layouts.Content>
        <Tabs.Root variant="simple" defaultValue="reviews">
          <Tabs.List aria-label="Части работы редакции">
            {parts.map(({ value, label }) => (
              <Tabs.Trigger key={value} value={value}>
                {label}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {parts.map(({ value, Part }) => (
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
