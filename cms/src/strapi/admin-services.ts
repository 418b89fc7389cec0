import type { Core } from '@strapi/strapi';
import { partOfStrapi } from './part-of-strapi';

function adminService(name: string) {
  return {
    name: `service admin::${name}`,
    find: (strapi: Core.Strapi): unknown => strapi.get('services').get(`admin::${name}`),
  };
}

export const roleService = partOfStrapi<RoleService>({
  ...adminService('role'),
  methods: ['findOne', 'findOneWithUsersCount', 'create', 'update', 'deleteByIds', 'assignPermissions'],
  otherwise: 'people would keep the rights of an earlier start',
});

/** The actions that roles may be given. */
export const actionProvider = partOfStrapi<ActionProvider>({
  name: 'actionProvider of the service admin::permission',
  find: (strapi) => strapi.get('services').get('admin::permission').actionProvider,
  methods: ['get'],
  otherwise: 'nobody knows which rights a role can have',
});

/** Tells what a person may do. */
export const permissionEngine = partOfStrapi<PermissionEngine>({
  name: 'engine of the service admin::permission',
  find: (strapi) => strapi.get('services').get('admin::permission').engine,
  methods: ['generateUserAbility'],
  otherwise: 'a plan would publish for people who may not any more',
});

export const contentTypeService = partOfStrapi<ContentTypeService>({
  ...adminService('content-type'),
  methods: ['getPermissionsWithNestedFields'],
  otherwise: 'a right would not reach the fields of a content type',
});

export const userService = partOfStrapi<UserService>({
  ...adminService('user'),
  methods: ['findOneByEmail', 'create', 'updateById', 'exists', 'createFirstAdmin'],
  otherwise: 'there would be no first administrator',
});

export const authService = partOfStrapi<AuthService>({
  ...adminService('auth'),
  methods: ['checkCredentials', 'hashPassword', 'validatePassword'],
  otherwise: 'logins would tell who has an account',
});

export const apiTokenService = partOfStrapi<ApiTokenService>({
  ...adminService('api-token-content-api'),
  methods: ['hash', 'create', 'update'],
  otherwise: 'the site would have no key to the content',
});

export interface Permission {
  action: string;
  subject?: string | null;
  properties?: { fields?: string[] | undefined; locales?: string[] };
  conditions?: string[];
}

interface Action {
  actionId: string;
  subjects?: string[];
}

interface Role {
  id: number;
  usersCount?: number;
}

interface User {
  id: number;
  /** Its hash, if it has one. */
  password: string | null;
}

interface UserFields {
  isActive: boolean;
  roles: number[];
}

export interface RoleService {
  findOne(where: { code: string }): Promise<Role | null>;
  findOneWithUsersCount(where: { code: string }): Promise<Role | null>;
  create(role: { code: string; name: string; description: string }): Promise<Role>;
  update(where: { id: number }, role: { name: string; description: string }): Promise<Role>;
  deleteByIds(ids: number[]): Promise<unknown>;
  assignPermissions(id: number, permissions: Permission[]): Promise<unknown>;
}

interface ActionProvider {
  get(id: string): Action;
}

interface PermissionEngine {
  generateUserAbility(user: object): Promise<{ can(action: string, subject: string): boolean }>;
}

interface ContentTypeService {
  getPermissionsWithNestedFields(actions: Action[]): Permission[];
}

interface UserService {
  findOneByEmail(email: string): Promise<User | null>;
  create(user: UserFields & { email: string; firstname: string; preferedLanguage: string }): Promise<User>;
  updateById(id: number, fields: UserFields): Promise<User>;
  exists(): Promise<boolean>;
  /** Refused by Strapi itself when there is anybody. */
  createFirstAdmin(user: {
    email: string;
    password: string;
    firstname: string;
    preferedLanguage: string;
  }): Promise<User>;
}

interface AuthService {
  checkCredentials(credentials: { email: string; password: string }): Promise<unknown>;
  hashPassword(password: string): Promise<string>;
  validatePassword(password: string, hash: string): Promise<boolean>;
}

interface ApiTokenService {
  hash(value: string): string;
  create(token: {
    name: string;
    description: string;
    type: 'custom';
    permissions: string[];
  }): Promise<{ id: number }>;
  update(id: number, token: { type: 'custom'; permissions: string[] }): Promise<unknown>;
}
