import type { Core } from '@strapi/strapi';
import { isTranslated, shopLanguages } from '../languages/languages';
import {
  actionProvider,
  contentTypeService,
  type Permission,
  type RoleService,
  roleService,
} from '../strapi/admin-services';
import { type FileRights, type Grant, ROLES, type RoleDeclaration } from './roles';

const OWN_ENTRIES = ['admin::is-creator'];
const VENDOR_ROLES = ['strapi-editor', 'strapi-author'];

/** Makes the database's roles equal to their declarations: what was clicked in the panel does not last. */
export async function applyRoles(strapi: Core.Strapi): Promise<void> {
  const roles = roleService(strapi);
  for (const declaration of Object.values(ROLES)) {
    const { code, name, description } = declaration;
    const existing = await roles.findOne({ code });
    const role = existing ?? (await roles.create({ code, name, description }));
    if (existing !== null) await roles.update({ id: role.id }, { name, description });
    await roles.assignPermissions(role.id, permissionsOf(strapi, declaration));
  }
  await removeVendorRoles(roles);
  await hideVendorPages(strapi);
}

function permissionsOf(strapi: Core.Strapi, { content, files }: RoleDeclaration): Permission[] {
  const grants = Object.entries(content).flatMap(([subject, grant]) => grantedBy(strapi, subject, grant));
  return [...grants, ...FILE_PERMISSIONS[files]];
}

function grantedBy(strapi: Core.Strapi, subject: string, { may, mayWithOwn = [], changes }: Grant) {
  const permission = (action: string) => fullPermission(strapi, action, subject);
  return [
    ...may.flatMap(permission).map((full) => (isUpdate(full) && changes ? narrowed(full, changes) : full)),
    ...mayWithOwn.flatMap(permission).map((full) => ({ ...full, conditions: OWN_ENTRIES })),
  ];
}

/** The permission with all fields; none when the content type does not know the action, as a single type without drafts. */
function fullPermission(strapi: Core.Strapi, action: string, subject: string): Permission[] {
  const known = actionProvider(strapi).get(`plugin::content-manager.explorer.${action}`);
  if (!known.subjects?.includes(subject)) return [];
  const full = contentTypeService(strapi).getPermissionsWithNestedFields([{ ...known, subjects: [subject] }]);
  return isTranslated(strapi, subject) ? full.map(inAllLanguages) : full;
}

/** Who writes an entry translates it too. */
function inAllLanguages(permission: Permission): Permission {
  return { ...permission, properties: { ...permission.properties, locales: [...shopLanguages()] } };
}

function isUpdate({ action }: Permission): boolean {
  return action.endsWith('.update');
}

function narrowed(full: Permission, fields: readonly string[]): Permission {
  const known = full.properties?.fields?.filter((field) => fields.includes(field));
  return { ...full, properties: { ...full.properties, fields: known } };
}

const file = (action: string, conditions: string[] = []): Permission => ({
  action: `plugin::upload.${action}`,
  subject: null,
  conditions,
});
const USES_FILES = [file('read'), file('assets.create'), file('assets.download'), file('assets.copy-link')];

const FILE_PERMISSIONS: Record<FileRights, Permission[]> = {
  none: [],
  'uploads and changes own': [...USES_FILES, file('assets.update', OWN_ENTRIES)],
  manages: [...USES_FILES, file('assets.update')],
};

/** Strapi's own editor may edit everything, prices included; it goes unless somebody was given it. */
async function removeVendorRoles(roles: RoleService): Promise<void> {
  for (const code of VENDOR_ROLES) {
    const role = await roles.findOneWithUsersCount({ code });
    if (role !== null && role.usersCount === 0) await roles.deleteByIds([role.id]);
  }
}

/**
 * Plugins of others are not used, and content types are code: unless Strapi runs to change them, nobody needs the pages
 * for either. Strapi gives the super admin everything again before each start.
 */
async function hideVendorPages(strapi: Core.Strapi): Promise<void> {
  const isDevelopment = strapi.config.get('autoReload') === true;
  const action = { $in: [MARKETPLACE, ...(isDevelopment ? [] : [TYPE_BUILDER])] };
  await strapi.db.query('admin::permission').deleteMany({ where: { action } });
}

const MARKETPLACE = 'admin::marketplace.read';
const TYPE_BUILDER = 'plugin::content-type-builder.read';
