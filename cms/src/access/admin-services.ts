import type { Core } from '@strapi/strapi';

/** Strapi publishes no types for its admin services; these are the parts the CMS uses. */
interface AdminServices {
  get(uid: 'admin::role'): RoleService;
  get(uid: 'admin::permission'): PermissionService;
  get(uid: 'admin::content-type'): ContentTypeService;
  get(uid: 'admin::user'): UserService;
  get(uid: 'admin::auth'): AuthService;
  get(uid: 'admin::api-token-content-api'): ApiTokenService;
}

export function adminServices(strapi: Core.Strapi): AdminServices {
  return strapi.get('services');
}

export interface Permission {
  action: string;
  subject?: string | null;
  properties?: { fields?: string[] | undefined };
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
  password: string;
}

interface UserFields {
  password?: string;
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

interface PermissionService {
  actionProvider: { get(id: string): Action };
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
