import type { Core, UID } from '@strapi/strapi';
import { partOfStrapi, serviceOf } from './part-of-strapi';

export interface FieldView {
  edit?: { label?: string; description?: string; editable?: boolean };
  list?: { label?: string };
}

export interface PlacedField {
  name: string;
  size: number;
}

interface ViewConfiguration {
  settings: Record<string, unknown>;
  metadatas: Record<string, FieldView>;
  layouts: { edit: PlacedField[][]; list: string[] };
}

export interface ViewService {
  findConfiguration(model: { uid: string }): Promise<ViewConfiguration>;
  updateConfiguration(model: { uid: string }, configuration: ViewConfiguration): Promise<unknown>;
}

const VIEWS = {
  methods: ['findConfiguration', 'updateConfiguration'],
  otherwise: 'the panel would name its fields in English and in any order',
} as const;

/** How the panel shows content types. */
export const contentTypeViews = partOfStrapi<ViewService>({
  ...serviceOf('content-manager', 'content-types'),
  ...VIEWS,
});

/** How the panel shows components. */
export const componentViews = partOfStrapi<ViewService>({
  ...serviceOf('content-manager', 'components'),
  ...VIEWS,
});

interface PopulateBuilder {
  populateDeep(level: number): { build(): Promise<object> };
}

const populateBuilders = partOfStrapi<(uid: string) => PopulateBuilder>({
  ...serviceOf('content-manager', 'populate-builder'),
  methods: [],
  otherwise: 'what pages use would not be found, and could be deleted',
});

/** What has to be read with an entry so that nothing of it is missing; it knows every component of a dynamic zone. */
export function populateWhole(strapi: Core.Strapi, uid: string): Promise<object> {
  return populateBuilders(strapi)(uid).populateDeep(Number.POSITIVE_INFINITY).build();
}

/** What the person who asks may do with content of a type; it knows conditions too, such as 'only what I wrote'. */
export interface PermissionChecker {
  can(action: string, entry?: object, field?: string): boolean;
  cannot: { read(): boolean };
  sanitizedQuery: { read(query: object): Promise<{ filters?: object }> };
}

interface PermissionCheckers {
  create(asked: { userAbility: unknown; model: string }): PermissionChecker;
}

const permissionCheckers = partOfStrapi<PermissionCheckers>({
  ...serviceOf('content-manager', 'permission-checker'),
  methods: ['create'],
  otherwise: 'nobody knows who may read and publish what',
});

/** Of the person whose request of the panel is being answered; nobody may anything outside of one. */
export function permissionChecker(strapi: Core.Strapi, model: string): PermissionChecker {
  const userAbility: unknown = strapi.requestContext.get()?.state.userAbility;
  return permissionCheckers(strapi).create({ userAbility, model });
}

export interface DocumentManager {
  findPage(
    asked: object | undefined,
    uid: UID.ContentType,
  ): Promise<{ results: unknown[]; pagination: object }>;
}

/** What reads the lists of the panel. */
export const documentManager = partOfStrapi<DocumentManager>({
  ...serviceOf('content-manager', 'document-manager'),
  methods: ['findPage'],
  otherwise: 'a list of a million would be counted through with every page',
});

export const CONTENT_MANAGER_PARTS = [
  contentTypeViews,
  componentViews,
  populateBuilders,
  permissionCheckers,
  documentManager,
] as const;
