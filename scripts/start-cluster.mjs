import { parseArgs } from 'node:util';
import { clusterFault, clusterPorts, openCluster } from './cluster.mjs';
import { buildProduct } from './own-product.mjs';
import { DEMO_PASSWORD, readPlaces, readProvider } from './settings.mjs';
import { checkNode, main, Stop } from './toolchain.mjs';

const { values } = parseArgs({
  options: {
    sites: { type: 'string', default: '2' },
    'no-build': { type: 'boolean' },
    /** Forget what earlier runs kept: the database, the files and the secrets. */
    fresh: { type: 'boolean', default: false },
  },
});

/** Opens the shop as several instances on this machine; `--sites 3` says how many of the site. */
await main(async () => {
  checkNode();
  const instances = Number(values.sites);
  if (!Number.isInteger(instances) || instances < 1 || instances > 8)
    throw new Stop(`--sites is a number from 1 to 8, not ${values.sites}.`);
  const fault = await clusterFault();
  if (fault) throw new Stop(`A cluster needs PostgreSQL, Redis and nginx on this machine: ${fault}.`);
  const { data, ports } = readPlaces();
  const provider = readProvider();
  await buildProduct();
  console.log(`• start ${instances} sites, two CMS, Redis and the edge`);
  const cluster = await openCluster({
    data: `${data}-cluster`,
    ports: clusterPorts(ports, instances),
    database: `vitrina_cluster_${ports.site}`,
    isFresh: values.fresh,
    ...(provider && { provider }),
  });

  let isEnding = false;
  const end = async () => {
    if (isEnding) return;
    isEnding = true;
    console.log('\n• end all of it');
    await cluster.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  // As `restart: unless-stopped` does: try it, by the numbers below.
  for (const program of [...cluster.sites, ...cluster.cmses]) {
    const again = async () => {
      const code = await program.ended();
      if (isEnding) return;
      console.log(`• ${program.name} has ended (${code ?? 'by a signal'}) and begins anew: ${program.log}`);
      program.begin();
      console.log(instanceLine(program));
      // One that cannot start would begin without a pause.
      setTimeout(again, 1_000);
    };
    void again();
  }
  console.log(`
Vitrina is open.

  Site      ${cluster.origin}, through the edge
  CMS       ${cluster.cmsOrigin}/admin
  Panel     ${cluster.panel}
  Accounts  demo, editor@vitrina.example and others as with npm start: ${DEMO_PASSWORD}

${[...cluster.sites, ...cluster.cmses].map(instanceLine).join('\n')}

An instance that is killed begins anew. Ctrl-C ends everything.`);
});

/** @param {{ name: string, origin: string, pid: number | undefined }} program */
function instanceLine({ name, origin, pid }) {
  return `  ${name.padEnd(12)}${origin}, process ${pid}`;
}
