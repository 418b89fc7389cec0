import { noteWebmasterVisit, registerPortal, registerWebmaster } from '../account/landing-registrations';
import { findOrganisation } from '../account/organisations';
import { authenticate, grantAccess, recoverAccess } from '../account/password-handlers';
import { register } from '../account/register';
import { autoLogIn, checkLogin, refreshToken } from '../account/session-handlers';
import { countComments } from '../comments/comment-handlers';
import { PRODUCT_HANDLERS } from '../products/products';
import { createDedicatedTicket, createTicket, submitForm } from '../requests/request-handlers';
import type { Handlers } from './handler';
import { sendLog, sendStatistics } from './note-handlers';

/** Who answers which endpoint of the contract. */
export const handlers: Handlers = {
  ...PRODUCT_HANDLERS,

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

  createTicket,
  createDedicatedTicket,
  submitForm,

  countComments,
};
