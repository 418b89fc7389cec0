import type { Core } from '@strapi/strapi';
import { partOfStrapi } from './part-of-strapi';

/** Somebody whom Strapi has recognised, before their question is answered. */
export interface AskedBy {
  /** `admin` is somebody with a session; `admin-token` is a program with a key that a person has made for it. */
  by: 'admin' | 'admin-token';
  userId: number;
  /** As Strapi names what answers: `authenticated-user.getMe`; of our own routes, their path. */
  route: string;
}

interface Context {
  state: {
    auth?: { strategy?: { name?: string } };
    user?: { id: number };
    route?: { handler?: unknown; path?: unknown };
  };
}

/** Recognises who asks, for every route of Strapi. */
export const authentication = partOfStrapi<{
  authenticate(context: Context, next: () => Promise<unknown>): Promise<unknown>;
}>({
  name: 'auth',
  find: (strapi) => strapi.get('auth'),
  methods: ['authenticate'],
  otherwise: 'whoever has to set up a second factor first could do everything without one',
});

/** Lets a rule refuse, by throwing, what somebody of the panel asks. Called in `register`. */
export function ruleQuestions(strapi: Core.Strapi, rule: (asked: AskedBy) => Promise<void>): void {
  const part = authentication(strapi);
  const authenticate = part.authenticate.bind(part);
  part.authenticate = (context, next) =>
    authenticate(context, async () => {
      const { auth, user, route } = context.state;
      const by = auth?.strategy?.name;
      if ((by === 'admin' || by === 'admin-token') && user !== undefined) {
        const { handler, path } = route ?? {};
        await rule({ by, userId: user.id, route: String(typeof handler === 'string' ? handler : path) });
      }
      return next();
    });
}
