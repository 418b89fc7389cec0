import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { journeyBrowser } from '../../scripts/chromium.mjs';

/** Where the tested product runs: nobody else's ports, nobody else's data. */
export const PORTS = { site: 3210, cms: 1347, sandbox: 4010 };
export const DATA = join(tmpdir(), 'vitrina-e2e');
export const DEMO_PASSWORD = 'Vitrina-demo-1';

/** A second product for journeys that only look: some log in, nobody orders or changes content, so they need not wait for those that do. */
export const QUIET_PORTS = { site: 3190, cms: 1357, sandbox: 3990 };
export const QUIET_DATA = join(tmpdir(), 'vitrina-e2e-quiet');

/** Answers once a stand can be visited. */
export const readyAt = ({ site }: typeof PORTS) => `http://localhost:${site}/api/ready`;

export const addresses = {
  site: `http://localhost:${PORTS.site}`,
  cms: `http://localhost:${PORTS.cms}`,
  provider: `http://localhost:${PORTS.sandbox}`,
  panel: `http://localhost:${PORTS.sandbox}/panel`,
};

/** How every journey starts its browser. */
export const BROWSER = {
  executablePath: journeyBrowser(),
  args: [
    ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    // Without a window it would draw letters coarser than visitors see them, and break lines elsewhere.
    '--font-render-hinting=slight',
  ],
};
