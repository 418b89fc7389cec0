import type { PanelEntry } from '@vitrina/ordering';

/**
 * The panel of this provider lets in who brings a token, and has its own paths: servers are instances there. What else the shop
 * may lead to it does not have.
 */
export function panelEntry(panelUrl: string): PanelEntry {
  return (token, page) => {
    const server = /^\/servers\/([\w-]+)$/.exec(page)?.[1];
    return `${panelUrl}/enter?${new URLSearchParams({ token, next: server ? `/instances/${server}` : '/instances' })}`;
  };
}
