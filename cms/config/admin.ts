import { loadEnv } from '../src/env';

export default () => {
  const { secrets, publicUrl } = loadEnv();
  return {
    auth: {
      secret: secrets.adminJwtSecret,
      // Otherwise the request says whether it is encrypted: a browser would drop a secure cookie on a developer's machine.
      cookie: publicUrl?.startsWith('https:') ? { secure: true } : {},
      sessions: { maxRefreshTokenLifespan: 30 * DAY, maxSessionLifespan: 30 * DAY },
    },
    apiToken: { salt: secrets.apiTokenSalt },
    transfer: { token: { salt: secrets.transferTokenSalt } },
    secrets: { encryptionKey: secrets.encryptionKey },
    flags: { nps: false, promoteEE: false },
    // Otherwise every entry offers to set a preview up.
    preview: { enabled: false },
    autoOpen: false,
    ai: { enabled: false },
  };
};

const DAY = 24 * 60 * 60;
