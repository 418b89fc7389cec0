import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { parse } from 'yaml';

/** @typedef {{ 'bom-ref': string, [key: string]: unknown }} Component */
/** @typedef {{ ref: string, dependsOn?: string[] }} Dependency */
/** @typedef {{ serialNumber?: string, metadata: { timestamp?: string, [key: string]: unknown }, components: Component[], dependencies: Dependency[], [key: string]: unknown }} Bom */
/** @typedef {{ name: string, version: string }} Named */
/** @typedef {Record<string, Record<string, { version: string }>>} Importer */

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'];

/**
 * What pnpm tells in any order, with the time and a number by chance, in one order, without the time and with a number that follows
 * from the lockfile: two of them are compared byte by byte. What the packages of the workspace need, and what only development needs, it
 * tells by chance, too: both are taken from the lockfile.
 * @param {Bom} bom
 * @param {string} lockfile its text
 * @param {ReadonlyMap<string, Named>} packages of the workspace by their folders; those that are none of its components belong to the root
 * @returns {Bom}
 */
export function orderBom(bom, lockfile, packages) {
  const { timestamp: _, ...metadata } = bom.metadata;
  const { importers, snapshots = {} } = parse(lockfile);
  const own = needsOf(importers, packages);
  const running = runningPackages(importers, snapshots);
  const others = bom.dependencies.filter(({ ref }) => !own.has(ref));
  return {
    ...bom,
    serialNumber: `urn:uuid:${uuidOf(lockfile)}`,
    metadata,
    components: bom.components
      .map((one) => withScope(one, own.has(one['bom-ref']) || running.has(one['bom-ref'])))
      .toSorted((a, b) => compare(a['bom-ref'], b['bom-ref'])),
    dependencies: [...others, ...[...own].map(([ref, needs]) => ({ ref, dependsOn: [...needs] }))]
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.toSorted(compare) }))
      .toSorted((a, b) => compare(a.ref, b.ref)),
  };
}

/**
 * @param {Record<string, Importer>} importers
 * @param {ReadonlyMap<string, Named>} packages
 */
function needsOf(importers, packages) {
  const root = packages.get('.');
  if (!root) throw new Error('The workspace has no root.');
  /** @type {Map<string, Set<string>>} */
  const needs = new Map();
  for (const [folder, importer] of Object.entries(importers)) {
    const ref = refOf(packages.get(folder) ?? root);
    const found = needs.get(ref) ?? new Set();
    for (const kind of KINDS)
      for (const [name, { version }] of Object.entries(importer[kind] ?? {})) {
        const linked = version.startsWith('link:')
          ? packages.get(posix.join(folder, version.slice('link:'.length)))
          : { name, version: version.replace(/\(.*$/, '') };
        if (linked) found.add(refOf(linked));
      }
    needs.set(ref, found);
  }
  return needs;
}

/**
 * What is installed without development packages.
 * @param {Record<string, Importer>} importers
 * @param {Record<string, { dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }>} snapshots
 */
function runningPackages(importers, snapshots) {
  const waiting = Object.values(importers).flatMap((importer) =>
    ['dependencies', 'optionalDependencies'].flatMap((kind) =>
      Object.entries(importer[kind] ?? {}).map(([name, { version }]) => idOf(name, version)),
    ),
  );
  const found = new Set();
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const { dependencies = {}, optionalDependencies = {} } = snapshots[id] ?? {};
    for (const [name, version] of Object.entries({ ...dependencies, ...optionalDependencies }))
      waiting.push(idOf(name, version));
  }
  return new Set(
    [...found].map((id) => {
      const plain = id.replace(/\(.*$/, '');
      const at = plain.lastIndexOf('@');
      return refOf({ name: plain.slice(0, at), version: plain.slice(at + 1) });
    }),
  );
}

/**
 * Under another name a package stands with its own one.
 * @param {string} name
 * @param {string} version
 */
function idOf(name, version) {
  return /^(@[^/]+\/)?[^@(]+@/.test(version) ? version : `${name}@${version}`;
}

/**
 * @param {Component} component
 * @param {boolean} isRunning
 */
function withScope({ scope: _, properties: __, ...component }, isRunning) {
  if (isRunning) return component;
  const properties = [{ name: 'cdx:npm:package:development', value: 'true' }];
  return { ...component, scope: 'excluded', properties };
}

/** @param {Named} named */
function refOf({ name, version }) {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

/** Of version 8: what it says is ours. @param {string} content */
function uuidOf(content) {
  const hex = createHash('sha256').update(content).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join('-');
}

/**
 * @param {string} a
 * @param {string} b
 */
function compare(a, b) {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
