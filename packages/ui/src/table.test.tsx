import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Table, type TableColumn } from './table';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

interface Plan {
  name: string;
  cores: number;
}

const PLANS: Plan[] = [
  { name: 'Старт', cores: 1 },
  { name: 'Размах', cores: 8 },
];

const COLUMNS: TableColumn<Plan>[] = [
  { key: 'name', header: 'Тариф', cell: ({ name }) => name },
  { key: 'cores', header: 'Ядра', align: 'end', figures: true, cell: ({ cores }) => cores },
];

test('a table is called by its caption, also when only a screen reader has it', () => {
  show();
  show({ hidesCaption: true });
  expect(screen.getAllByRole('table', { name: 'Тарифы' })).toHaveLength(2);
});

test('the first column heads its row, the others stand under their headers', () => {
  show();
  const row = screen.getByRole('row', { name: 'Размах 8' });
  expect(within(row).getByRole('rowheader').textContent).toBe('Размах');
  expect(within(row).getByRole('cell').textContent).toBe('8');
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['Тариф', 'Ядра']);
});

test('a table without rows still has its headers', () => {
  show({ rows: [] });
  expect(screen.getAllByRole('row')).toHaveLength(1);
});

test.each([
  [300, 0],
  [700, 1],
])('%i px of table in a frame of 300 make %i stop for the keyboard', (scrollWidth, stops) => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(scrollWidth);
  show();
  const regions = screen.queryAllByRole('region', { name: 'Тарифы' });
  expect(regions.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(stops);
});

test('where no script measures the table can be reached and scrolled', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <Table caption="Тарифы" columns={COLUMNS} rows={PLANS} rowKey={({ name }) => name} />,
  );
  expect(page.querySelector('[role="region"]')?.getAttribute('tabindex')).toBe('0');
});

function show({ rows = PLANS, hidesCaption = false }: { rows?: Plan[]; hidesCaption?: boolean } = {}) {
  return render(
    <Table
      caption="Тарифы"
      columns={COLUMNS}
      rows={rows}
      rowKey={({ name }) => name}
      hidesCaption={hidesCaption}
    />,
  );
}
