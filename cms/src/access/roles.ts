import type { Core } from '@strapi/strapi';
import type { ContentUid } from '../content';
import { adminServices, type Permission, type RoleService } from './admin-services';

export interface RoleDeclaration {
  code: string;
  name: string;
  description: string;
  /** Content the role reads, creates, changes, publishes and deletes; of everything else it sees nothing. */
  manages: readonly ContentUid[];
}

export const ROLES = {
  editor: {
    code: 'vitrina-editor',
    name: 'Редактор',
    description: 'Пишет и публикует статьи, ведёт авторов, экспертов, темы, рубрики и метки.',
    manages: [
      'api::knowledge.article',
      'api::knowledge.author',
      'api::knowledge.expert',
      'api::knowledge.category',
      'api::knowledge.topic',
      'api::knowledge.tag',
    ],
  },
  marketer: {
    code: 'vitrina-marketer',
    name: 'Маркетолог',
    description: 'Ведёт услуги, решения и страницы, баннеры, статические тарифы, настройки продаж и сайта.',
    manages: [
      'api::site.banner',
      'api::site.service',
      'api::site.page',
      'api::site.site-settings',
      'api::commerce.static-preset',
      'api::commerce.commerce-settings',
    ],
  },
} as const satisfies Record<string, RoleDeclaration>;

const CONTENT_ACTIONS = ['read', 'create', 'update', 'delete', 'publish'].map(
  (action) => `plugin::content-manager.explorer.${action}`,
);
const MEDIA_ACTIONS = ['read', 'assets.create', 'assets.update', 'assets.download', 'assets.copy-link'].map(
  (action) => `plugin::upload.${action}`,
);
const VENDOR_ROLES = ['strapi-editor', 'strapi-author'];

/** Makes the database's roles equal to the declarations above: what was clicked in the panel does not last. */
export async function applyRoles(strapi: Core.Strapi): Promise<void> {
  const roles = adminServices(strapi).get('admin::role');
  for (const declaration of Object.values(ROLES)) {
    const { code, name, description } = declaration;
    const existing = await roles.findOne({ code });
    const role = existing ?? (await roles.create({ code, name, description }));
    if (existing !== null) await roles.update({ id: role.id }, { name, description });
    await roles.assignPermissions(role.id, permissionsOf(strapi, declaration));
  }
  await removeVendorRoles(roles);
}

function permissionsOf(strapi: Core.Strapi, { manages }: RoleDeclaration): Permission[] {
  const { actionProvider } = adminServices(strapi).get('admin::permission');
  const contentTypes = adminServices(strapi).get('admin::content-type');
  const subjects: readonly string[] = manages;
  const actions = CONTENT_ACTIONS.map((id) => actionProvider.get(id)).map((action) => ({
    ...action,
    subjects: (action.subjects ?? []).filter((subject) => subjects.includes(subject)),
  }));
  return [
    ...contentTypes.getPermissionsWithNestedFields(actions),
    ...MEDIA_ACTIONS.map((action) => ({ action, subject: null })),
  ];
}

/** Strapi's own editor may edit everything, prices included; it goes unless somebody was given it. */
async function removeVendorRoles(roles: RoleService): Promise<void> {
  for (const code of VENDOR_ROLES) {
    const role = await roles.findOneWithUsersCount({ code });
    if (role !== null && role.usersCount === 0) await roles.deleteByIds([role.id]);
  }
}
