import { authenticate, grantAccess } from '../account/password-handlers';
import { register } from '../account/register';
import { autoLogIn, checkLogin, refreshToken } from '../account/session-handlers';
import {
  listOs,
  listServerConfigurators,
  listServerPresets,
  listSoftware,
} from '../catalogue/catalogue-handlers';
import { createServer, getServer, listServers } from '../servers/server-handlers';
import type { Handlers } from './handler';
import { sendLog, sendStatistics } from './note-handlers';

/** Who answers which endpoint of the contract. */
export const handlers: Handlers = {
  listServerPresets,
  listServerConfigurators,
  listOs,
  listSoftware,

  register,
  sendStatistics,
  sendLog,
  authenticate,
  grantAccess,
  autoLogIn,
  checkLogin,
  refreshToken,

  listServers,
  createServer,
  getServer,
};
