import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Tabs, type TabsProps } from './tabs';

const DISKS = tabsNamed('nvme', 'ssd', 'hdd');

beforeEach(() => window.history.replaceState(null, '', '/services'));
afterEach(cleanup);

describe('where tabs start', () => {
  test.each([
    ['nothing is named', undefined, 'nvme'],
    ['a tab is named', 'ssd', 'ssd'],
    ['a tab is named that is not there', 'tape', 'nvme'],
  ])('when %s', (_, defaultName, active) => {
    show({ defaultName });
    expect(activeTab()).toBe(active);
    expect(screen.getByRole('tabpanel', { name: active }).textContent).toContain(`О диске ${active}`);
  });

  test('a list without tabs shows nothing', () => {
    show({ tabs: [] });
    expect(screen.queryByRole('tablist')).toBeNull();
  });
});

test('a page that keeps the choice itself is told what is wanted and shows what it has', async () => {
  const wanted: (string | null)[] = [];
  const choose = (name: string | null) => wanted.push(name);
  const { rerender } = show({ choice: { chosen: 'ssd', choose } });
  await userEvent.click(screen.getByRole('tab', { name: 'hdd' }));
  expect([...new Set(wanted)]).toEqual(['hdd']);
  expect(activeTab()).toBe('ssd');
  rerender(<Tabs label="Диски" tabs={DISKS} choice={{ chosen: 'hdd', choose }} />);
  expect(activeTab()).toBe('hdd');
});

test('a new list starts at its first tab, also where an old one or a default has the same name', async () => {
  const { rerender } = show({ defaultName: 'ssd' });
  await userEvent.click(screen.getByRole('tab', { name: 'hdd' }));
  rerender(<Tabs label="Диски" defaultName="ssd" tabs={tabsNamed('san', 'ssd', 'hdd')} />);
  expect(activeTab()).toBe('san');
});

test('the same list in a new array changes nothing', async () => {
  const { rerender } = show({});
  await userEvent.click(screen.getByRole('tab', { name: 'hdd' }));
  rerender(<Tabs label="Диски" tabs={tabsNamed('nvme', 'ssd', 'hdd')} />);
  expect(activeTab()).toBe('hdd');
});

test('arrows go around, Home and End to the ends, and each shows its panel', async () => {
  show({});
  await userEvent.tab();
  await press('{ArrowRight}', 'ssd');
  await press('{End}', 'hdd');
  await press('{ArrowRight}', 'nvme');
  await press('{ArrowLeft}', 'hdd');
  await press('{Home}', 'nvme');
});

test.each(['Alt', 'Control', 'Meta', 'Shift'])('an arrow with %s belongs to the browser', async (key) => {
  show({});
  await userEvent.tab();
  await press(`{${key}>}{ArrowRight}{/${key}}`, 'nvme');
});

describe('with a query name', () => {
  test.each([
    ['?disk=ssd', 'ssd'],
    ['?disk=tape', 'nvme'],
    ['?disk=', 'nvme'],
    ['?other=ssd', 'nvme'],
  ])('the address %s chooses %s', (query, active) => {
    window.history.replaceState(null, '', `/services${query}`);
    show({ queryName: 'disk' });
    expect(activeTab()).toBe(active);
  });

  test('the address goes before the default', () => {
    window.history.replaceState(null, '', '/services?disk=hdd');
    show({ queryName: 'disk', defaultName: 'ssd' });
    expect(activeTab()).toBe('hdd');
  });

  test('a choice replaces the address and leaves the rest of it as it was written', async () => {
    window.history.replaceState(null, '', '/services?q=a%20b&disk=ssd&flag#tariffs');
    const entries = window.history.length;
    show({ queryName: 'disk' });
    await userEvent.click(screen.getByRole('tab', { name: 'hdd' }));
    expect(activeTab()).toBe('hdd');
    expect(window.location.href).toContain('/services?q=a%20b&flag&disk=hdd#tariffs');
    expect(window.history.length).toBe(entries);
  });

  test('back and forward choose what their address says', () => {
    show({ queryName: 'disk', defaultName: 'ssd' });
    travelTo('/services?disk=hdd');
    expect(activeTab()).toBe('hdd');
    travelTo('/services');
    expect(activeTab()).toBe('ssd');
  });

  test('two lists of one name move together', async () => {
    render(
      <>
        <Tabs label="Сверху" queryName="disk" tabs={DISKS} />
        <Tabs label="Снизу" queryName="disk" tabs={DISKS} />
      </>,
    );
    await userEvent.click(screen.getAllByRole('tab', { name: 'hdd' })[0] ?? document.body);
    expect(screen.getAllByRole('tab', { selected: true }).map((tab) => tab.textContent)).toEqual([
      'hdd',
      'hdd',
    ]);
  });

  test('a new list starts at its first tab and clears the address, and can be chosen from again', async () => {
    window.history.replaceState(null, '', '/services?disk=hdd&os=95');
    const { rerender } = show({ queryName: 'disk' });
    rerender(<Tabs label="Диски" queryName="disk" tabs={tabsNamed('san', 'hdd')} />);
    expect(activeTab()).toBe('san');
    expect(window.location.search).toBe('?os=95');
    await userEvent.click(screen.getByRole('tab', { name: 'hdd' }));
    expect(activeTab()).toBe('hdd');
    expect(window.location.search).toBe('?os=95&disk=hdd');
  });

  test('the server does not know the address and shows the default', () => {
    window.history.replaceState(null, '', '/services?disk=hdd');
    const page = document.createElement('div');
    page.innerHTML = renderToString(<Tabs label="Диски" queryName="disk" defaultName="ssd" tabs={DISKS} />);
    expect(page.querySelector('[aria-selected="true"]')?.textContent).toBe('ssd');
  });
});

test('without scripts all panels are there, each under its title, and none is out of reach', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Tabs label="Диски" tabs={DISKS} />);
  const panels = [...page.querySelectorAll('[role="tabpanel"]')];
  expect(panels.map((panel) => panel.textContent)).toEqual([
    'nvmeО диске nvme',
    'ssdО диске ssd',
    'hddО диске hdd',
  ]);
  // Only a class hides them, and it yields where there are no scripts. `hidden` and `inert` would not.
  expect(panels.some((panel) => panel.matches('[hidden], [inert]'))).toBe(false);
  expect(panels.map((panel) => panel.matches('[data-hidden].noscript\\:data-hidden\\:block'))).toEqual([
    false,
    true,
    true,
  ]);
});

function show(props: Partial<TabsProps>) {
  return render(<Tabs label="Диски" tabs={DISKS} {...props} />);
}

function tabsNamed(...names: string[]) {
  return names.map((name) => ({ name, title: name, content: <p>О диске {name}</p> }));
}

function activeTab(): string | null {
  return screen.getByRole('tab', { selected: true }).textContent;
}

async function press(key: string, active: string) {
  await userEvent.keyboard(key);
  expect(document.activeElement?.textContent).toBe(active);
  expect(activeTab()).toBe(active);
}

/** What a browser does when it goes back: it changes the address and tells of it. */
function travelTo(address: string) {
  act(() => {
    window.history.replaceState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}
