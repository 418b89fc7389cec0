import type { Core } from '@strapi/strapi';
import {
  actionProvider,
  apiTokenService,
  authService,
  contentTypeService,
  permissionEngine,
  roleService,
  userService,
} from './admin-services';
import { authentication } from './asked-by';
import { entityManager } from './batch-relations';
import { CONTENT_MANAGER_PARTS } from './content-manager-services';
import { dialect } from './database-kind';
import { graphqlExtension } from './graphql-extension';
import { locales } from './locales';
import { rowLocks } from './lock-rows';
import { mailService } from './mail-service';
import { server } from './panel-routes';
import type { PartOfStrapi } from './part-of-strapi';
import { sessionManager } from './session-manager';
import { UPLOAD_PARTS } from './upload-services';
import { connectionPool } from './when-idle';
import { httpServer } from './when-listening';

/** All parts of Strapi that are found by name. What is found by a look of its own is checked where it is changed, at the start too. */
export const PARTS: readonly PartOfStrapi<object>[] = [
  ...[roleService, actionProvider, permissionEngine, contentTypeService, userService, authService],
  ...[apiTokenService, graphqlExtension, mailService, server, httpServer, rowLocks, connectionPool, dialect],
  ...[sessionManager, authentication, entityManager, locales],
  ...UPLOAD_PARTS,
  ...CONTENT_MANAGER_PARTS,
];

/** Refuses to start where an upgrade has moved any of them, with a sentence for each. */
export function checkParts(strapi: Core.Strapi): void {
  const moved = PARTS.flatMap((part) => faultOf(strapi, part));
  if (moved.length > 0) throw new Error(moved.join('\n'));
}

function faultOf(strapi: Core.Strapi, part: PartOfStrapi<object>): string[] {
  try {
    part(strapi);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
