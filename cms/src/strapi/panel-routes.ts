import type { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { partOfStrapi } from './part-of-strapi';

/**
 * A question of the panel that Strapi has no answer for, under `/vitrina`. What is returned is the body of the answer, or a `PanelFile`;
 * what is not allowed or not possible is thrown as an error of `@strapi/utils`, in Russian.
 */
export interface PanelRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  answer(question: PanelQuestion): Promise<unknown>;
}

export interface PanelQuestion {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
  /** Who asks: always somebody who is logged in to the panel. */
  userId: number;
  /** Whether they may do `plugin::content-manager.explorer.publish` with a content type, for example. */
  can(action: string, subject?: string): boolean;
}

/** An answer that is a file, sent as it is read: it may be larger than the memory. */
export class PanelFile {
  constructor(
    readonly type: string,
    readonly content: Readable,
  ) {}
}

/** What answers requests. */
export const server = partOfStrapi<Pick<Core.Strapi['server'], 'routes'>>({
  name: 'strapi.server',
  find: (strapi) => strapi.server,
  methods: ['routes'],
  otherwise: 'the panel could ask nothing of ours',
});

/** Adds routes that only people in the panel may ask; each answer decides with `can` who may have it. */
export function offerToPanel(strapi: Core.Strapi, routes: readonly PanelRoute[]): void {
  server(strapi).routes({
    type: 'admin',
    prefix: '/vitrina',
    routes: routes.map(({ method, path, answer }) => ({
      method,
      path,
      info: { type: 'admin', pluginName: 'vitrina' },
      config: { policies: ['admin::isAuthenticatedAdmin'] },
      handler: async (context) => {
        const { user, userAbility } = context.state;
        const answered = await answer({
          params: context.params,
          query: context.query,
          body: Reflect.get(context.request, 'body'),
          userId: user.id,
          can: (action, subject) => userAbility.can(action, subject),
        });
        if (!(answered instanceof PanelFile)) {
          context.body = answered;
          return;
        }
        context.type = answered.type;
        context.body = answered.content;
        // Half a file must not look like a whole one, nor like one that is still to come.
        answered.content.once('error', () => context.res.destroy());
      },
    })),
  });
}
