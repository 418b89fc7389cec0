import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { askService } from './doctor/ask-service.mjs';
import { incoherences, unknownNames } from './doctor/coherence.mjs';
import { readPlaces, serviceEnvironments } from './settings.mjs';
import { checkNode, main, ROOT, Stop, VERSION } from './toolchain.mjs';

/**
 * `npm run doctor`: whether a configuration is one that a shop can be run with, and what to mend. It changes nothing, and ends with 1
 * when something is wrong. Folders are tried with the rights of whoever runs it, or, if that is root, of the users that are named.
 */
await main(async () => {
  checkNode();
  const { site, cms, users, isWritten, from } = configuration();
  console.log(`Vitrina ${VERSION}, Node ${process.versions.node}; ${from}\n`);
  const [ofSite, ofCms] = await Promise.all([
    askService('site', site, { user: users.site }),
    askService('cms', cms, { user: users.cms }),
  ]);
  const findings = [
    ...ofSite.findings,
    ...ofCms.findings,
    ...incoherences({ site, cms }),
    ...(isWritten ? unknownNames({ site, cms }) : []),
  ];
  for (const what of [...ofSite.fine, ...ofCms.fine]) console.log(`  fine     ${what}`);
  for (const level of /** @type {const} */ (['warning', 'fault']))
    for (const { what, where, mend } of findings.filter((one) => one.level === level))
      console.log(
        `\n  ${level.padEnd(8)} ${what}\n           where: ${where || '—'}\n           mend:  ${mend}`,
      );
  const faults = findings.filter(({ level }) => level === 'fault').length;
  const fine = ofSite.fine.length + ofCms.fine.length;
  console.log(`\n${fine} fine, ${findings.length - faults} to think about, ${faults} to mend`);
  process.exitCode = faults > 0 ? 1 : 0;
});

/** What is named, what lies where the services look for it, or the demonstration of `npm start`. */
function configuration() {
  const name = /** @type {const} */ ({ type: 'string' });
  const { values } = parseArgs({ options: { site: name, 'site-user': name, cms: name, 'cms-user': name } });
  const users = { site: values['site-user'], cms: values['cms-user'] };
  const [site, cms] = [
    values.site ?? join(ROOT, 'frontend', '.env'),
    values.cms ?? join(ROOT, 'cms', '.env'),
  ];
  if (values.site || values.cms || existsSync(site) || existsSync(cms))
    return {
      site: readFile(site),
      cms: readFile(cms),
      users,
      isWritten: true,
      from: `site: ${site}, CMS: ${cms}`,
    };
  const places = readPlaces();
  if (!existsSync(join(places.data, 'secrets.json')))
    throw new Stop(
      'Name what is to be examined: npm run doctor -- --site /etc/vitrina/site.env --cms /etc/vitrina/cms.env',
    );
  return {
    ...serviceEnvironments(places),
    users,
    isWritten: false,
    from: `the demonstration in ${places.data}`,
  };
}

/**
 * @param {string} file
 * @returns {Record<string, string | undefined>}
 */
function readFile(file) {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EACCES') throw new Stop(`You may not read ${file}: run the doctor as root.`);
    if (code === 'ENOENT') throw new Stop(`There is no ${file}: copy .env.example of the service there.`);
    throw error;
  }
}
