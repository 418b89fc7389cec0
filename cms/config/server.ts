import path from 'node:path';
import { loadEnv } from '../src/env';

export default () => {
  const env = loadEnv();
  return {
    host: env.host,
    port: env.port,
    dirs: { public: path.resolve(env.publicFolder) },
    ...(env.publicUrl === undefined ? {} : { url: env.publicUrl }),
    // Without a bound Koa believes the leftmost address, which is whatever a stranger wrote.
    proxy: { koa: env.trustedProxies > 0, maxIpsCount: env.trustedProxies },
    app: { keys: env.secrets.appKeys },
    // Neither a look for newer releases nor a first-run banner.
    logger: { updates: { enabled: false }, startup: { enabled: !env.isProduction } },
    transfer: { remote: { enabled: false } },
  };
};
