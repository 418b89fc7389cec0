import { propertiesIn } from './island-properties';
import { replaceTaxonomy } from './page-taxonomy';

/** Told to an island that has got other properties; one that is awake takes them and says so. */
const REFRESHED = 'island-refreshed';

/** `redraw` is given the properties as JSON. */
export function onRefresh(island: HTMLElement, redraw: (properties: string) => void): void {
  island.addEventListener(REFRESHED, (event) => {
    if (!(event instanceof CustomEvent)) return;
    event.preventDefault();
    redraw(String(event.detail));
  });
}

/**
 * Asks for the page once more and gives its islands what they get now; what a visitor has chosen in them stays. Where the page cannot
 * be had, all stays as it is. Entries are bundled apart, so they hear of it from the page.
 */
export async function refreshIslands(): Promise<void> {
  const page = await fetchPage();
  const refreshed = [...(page?.querySelectorAll<HTMLElement>('[data-island]') ?? [])].flatMap((now) => {
    const here = document.getElementById(now.id);
    return here && isOfSameRelease(here, now) ? [{ here, now }] : [];
  });
  if (!page || refreshed.length === 0) return;
  replaceTaxonomy(page);
  for (const { here, now } of refreshed) {
    const properties = propertiesIn(page, now.id);
    const told = new CustomEvent(REFRESHED, { detail: properties.textContent, cancelable: true });
    // One that sleeps wakes with what stands in it.
    if (here.dispatchEvent(told)) here.replaceChildren(...now.childNodes);
    propertiesIn(document, now.id).replaceWith(properties);
  }
}

/** One of another release would be given what it cannot read; its files are named by what is in them. */
function isOfSameRelease({ dataset: here }: HTMLElement, { dataset: now }: HTMLElement): boolean {
  return here.island === now.island && here.files === now.files;
}

async function fetchPage(): Promise<Document | undefined> {
  try {
    const response = await fetch(window.location.href, { cache: 'no-cache' });
    if (!response.ok) return undefined;
    return new DOMParser().parseFromString(await response.text(), 'text/html');
  } catch {
    return undefined;
  }
}
