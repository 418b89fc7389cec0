import type { Core } from '@strapi/strapi';

/** Finds an undocumented part of Strapi; throws a sentence that names it when an upgrade has moved it. */
export type PartOfStrapi<Part> = (strapi: Core.Strapi) => Part;

interface Declaration<Part> {
  /** How a developer finds it in Strapi: 'the service upload of the plugin upload'. */
  name: string;
  find(strapi: Core.Strapi): unknown;
  methods: readonly (keyof Part & string)[];
  /** What would happen if it were not noticed: 'files that are shown could be deleted'. */
  otherwise: string;
}

/**
 * Strapi publishes no types for its inside, and any version may change it. So each part that is used is declared here in this
 * folder, with the methods that are called, and asked for at the start (`check-parts.ts`).
 */
export function partOfStrapi<Part extends object>(declared: Declaration<Part>): PartOfStrapi<Part> {
  return (strapi) => {
    const part = findIn(strapi, declared);
    if (part === undefined) throw new MovedPart(`there is no ${declared.name}`, declared.otherwise);
    if (hasMethods(part, declared.methods)) return part;
    const missing = declared.methods.filter((method) => !hasMethods(part, [method]));
    throw new MovedPart(`${declared.name} has no ${missing.join(', ')}`, declared.otherwise);
  };
}

/** Of what can only be found by a look of its own: a route, an attribute. */
export class MovedPart extends Error {
  constructor(what: string, otherwise: string) {
    super(`Strapi was changed under the CMS: ${what}. Without it ${otherwise}.`);
  }
}

/** A service of a plugin, or nothing when either of them is gone. */
export function serviceOf(plugin: string, service: string): Pick<Declaration<object>, 'name' | 'find'> {
  return {
    name: `service ${service} of the plugin ${plugin}`,
    find: (strapi) => strapi.plugin(plugin)?.service(service),
  };
}

function findIn(strapi: Core.Strapi, { find }: Pick<Declaration<object>, 'find'>): object | undefined {
  try {
    const found: unknown = find(strapi);
    return isObject(found) ? found : undefined;
  } catch {
    // Strapi throws sentences of its own for what it has not; the one that names our use is thrown instead.
    return undefined;
  }
}

function hasMethods<Part extends object>(
  part: object,
  methods: readonly (keyof Part & string)[],
): part is Part {
  return methods.every((method) => typeof Reflect.get(part, method) === 'function');
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
