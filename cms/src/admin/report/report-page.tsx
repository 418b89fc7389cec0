import { Box, Tabs } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { DIMENSIONS } from '../../funnel/funnel-report';
import { DIMENSION_WORDS } from './dimension-words';
import { DownloadTable } from './download-table';
import { FunnelView } from './funnel-view';
import { lastDays } from './period';
import { PeriodChoice } from './period-choice';

/** From a page to registration and order, for marketers: counted by the site itself, of nobody in particular. */
export default function ReportPage() {
  const [period, setPeriod] = useState(() => lastDays(30));
  return (
    <Page.Main>
      <Page.Title>Отчёт</Page.Title>
      <Layouts.Header
        title="Отчёт"
        subtitle="От страницы до регистрации и заказа. Считает сам сайт, без сторонних счётчиков и персональных данных"
        primaryAction={<DownloadTable period={period} />}
      />
      <Layouts.Content>
        <PeriodChoice period={period} choose={setPeriod} />
        <Box paddingTop={6}>
          <Tabs.Root variant="simple" defaultValue="all">
            <Tabs.List aria-label="По чему разложить">
              {DIMENSIONS.map((by) => (
                <Tabs.Trigger key={by} value={by}>
                  {DIMENSION_WORDS[by].tab}
                </Tabs.Trigger>
              ))}
            </Tabs.List>
            {DIMENSIONS.map((by) => (
              <Tabs.Content key={by} value={by}>
                <Box paddingTop={6}>
                  <FunnelView by={by} period={period} />
                </Box>
              </Tabs.Content>
            ))}
          </Tabs.Root>
        </Box>
      </Layouts.Content>
    </Page.Main>
  );
}
