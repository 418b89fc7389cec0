/** What has been wrong and is over: the history of the status page begins with it. */
export const incidents = [
  {
    title: 'Плановые работы в панели управления',
    severity: 'works',
    text: 'Обновляли панель управления. Серверы и базы данных работали без перерыва, новые заказы принимались на сайте.',
    starts_at: '2026-11-18T23:00:00.000Z',
    ends_at: '2026-11-19T00:30:00.000Z',
    affects_panel: true,
    updates: [
      { at: '2026-11-18T23:05:00.000Z', text: 'Работы начались. Панель может открываться с задержкой.' },
      { at: '2026-11-19T00:30:00.000Z', text: 'Работы закончены, панель открывается как обычно.' },
    ],
  },
];
