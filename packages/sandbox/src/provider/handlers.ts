import { noteWebmasterVisit, registerPortal, registerWebmaster } from '../account/landing-registrations';
import { findOrganisation } from '../account/organisations';
import { authenticate, grantAccess, recoverAccess } from '../account/password-handlers';
import { register } from '../account/register';
import { autoLogIn, checkLogin, refreshToken } from '../account/session-handlers';
import {
  listOs,
  listServerConfigurators,
  listServerPresets,
  listSoftware,
} from '../catalogue/catalogue-handlers';
import {
  getDedicatedConfigurator,
  listAppFrameworks,
  listAppPresets,
  listBalancerPresets,
  listClusterConfigurators,
  listClusterPresets,
  listClusterVersions,
  listDatabasePresets,
  listDedicatedPresets,
  listDedicatedServices,
  listNetworkDrivers,
  listStorageConfigurators,
  listStoragePresets,
} from '../catalogue/product-handlers';
import { countComments } from '../comments/comment-handlers';
import { createBalancer, getBalancer, listBalancers } from '../products/balancer/handlers';
import { createBucket, getBucket, listBuckets } from '../products/bucket/handlers';
import { createCluster, getCluster, listClusters } from '../products/cluster/handlers';
import { createDatabase, getDatabase, listDatabases } from '../products/database/handlers';
import {
  createConfiguredDedicatedServer,
  createDedicatedServer,
  getDedicatedServer,
  listDedicatedServers,
} from '../products/dedicated/handlers';
import { createServer, getServer, listServers } from '../products/server/handlers';
import { createDedicatedTicket, createTicket, submitForm } from '../requests/request-handlers';
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
  recoverAccess,
  registerPortal,
  registerWebmaster,
  noteWebmasterVisit,
  findOrganisation,

  listServers,
  createServer,
  getServer,

  listDatabasePresets,
  listDatabases,
  createDatabase,
  getDatabase,

  listStoragePresets,
  listStorageConfigurators,
  listBuckets,
  createBucket,
  getBucket,

  listBalancerPresets,
  listBalancers,
  createBalancer,
  getBalancer,

  listClusterPresets,
  listClusterConfigurators,
  listClusterVersions,
  listNetworkDrivers,
  listClusters,
  createCluster,
  getCluster,

  listDedicatedPresets,
  listDedicatedServices,
  getDedicatedConfigurator,
  listDedicatedServers,
  createDedicatedServer,
  createConfiguredDedicatedServer,
  getDedicatedServer,

  createTicket,
  createDedicatedTicket,
  submitForm,

  countComments,

  listAppPresets,
  listAppFrameworks,
};
