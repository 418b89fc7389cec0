const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

/** What of the panel is answered to whoever is not logged in, and what makes a session for an account with a second factor. */
module.exports = async (strapi) => {
  const routers = Object.values({ admin: strapi.admin, ...strapi.plugins })
    .flatMap(({ routes }) =>
      Array.isArray(routes) ? [{ routes, type: 'content-api' }] : Object.values(routes),
    )
    .filter(({ type }) => type === 'admin');
  const open = routers
    .flatMap(({ routes, prefix }) => routes.map((route) => ({ prefix: prefix ?? '', ...route })))
    .filter(({ config }) => config?.auth === false)
    .map(({ method, prefix, path: address }) => `${method} ${prefix}${address}`)
    .sort();

  // Everything in Strapi's community edition that asks for a session.
  const strapiFolder = path.dirname(require.resolve('@strapi/strapi/package.json'));
  const admin = path.dirname(require.resolve('@strapi/admin/package.json', { paths: [strapiFolder] }));
  const controllers = path.join(admin, 'dist', 'server', 'server', 'src');
  const issuers = readdirSync(controllers, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .filter((file) =>
      /generateRefreshToken|generateAccessToken/.test(readFileSync(path.join(controllers, file), 'utf8')),
    )
    .map((file) => path.basename(file));

  const sessions = strapi.sessionManager('admin');
  const openFor = async (email) => {
    const { id } = await strapi.db.query('admin::user').findOne({ where: { email } });
    try {
      const { token } = await sessions.generateRefreshToken(String(id), 'a device', { type: 'session' });
      return typeof token === 'string' ? 'a session' : 'nothing';
    } catch (error) {
      return error.name;
    }
  };

  /** A session that ends after it was found good for a renewal, and before its renewal is kept. */
  async function endedWhileRenewed() {
    const { id } = await strapi.db
      .query('admin::user')
      .findOne({ where: { email: 'author@vitrina.example' } });
    const { token } = await sessions.generateRefreshToken(String(id), 'a device', { type: 'session' });
    let renewal;
    strapi.db.lifecycles.subscribe({
      models: ['admin::session'],
      async beforeCreate({ params }) {
        renewal = params.data.sessionId;
        await sessions.invalidateRefreshToken(String(id));
      },
    });
    const renewed = await sessions.rotateRefreshToken(token);
    return [renewed, await sessions.isSessionActive(renewal)];
  }

  return {
    ...{ open, issuers },
    withoutProof: await openFor('editor@vitrina.example'),
    otherAccount: await openFor('author@vitrina.example'),
    endedWhileRenewed: await endedWhileRenewed(),
  };
};
