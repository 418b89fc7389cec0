import type { AcceptedDocument } from './account/consent';
import type { LoginRefusal, PasswordLogin } from './account/log-in';
import type { Organisation } from './account/organisation';
import type {
  NewAccount,
  RegistrationDetails,
  RegistrationForm,
  RegistrationRefusal,
  VisitOrigin,
} from './account/registration';
import type { CustomerSession } from './account/session';
import type { WebmasterForm, WebmasterLink, WebmasterRefusal } from './account/webmaster';
import type { LocationCode } from './catalogue/location';
import type { CommentCounts } from './comments/comment-counts';
import type { Catalogue, Orders, ResourceProduct } from './products/products';
import type { ProviderFailure } from './provider-failure';
import type { Delivery, WrittenRequest } from './requests/written-request';
import type { Result } from './result';

/**
 * What the shop needs of a cloud provider. An adapter fulfils it over whatever the provider speaks; the core knows nothing of
 * that. `conformance/` tries any adapter with what providers do wrong.
 */
export interface Provider {
  catalogue: Catalogue;
  accounts: Accounts;
  requests: Requests;
  /** All that is done in a customer's name. */
  as(session: CustomerSession): Customer;
}

/** How somebody becomes a customer, and comes back as one. Nothing here throws. */
export interface Accounts {
  /**
   * Makes an account. `once` is the same for each try of one form; a provider that knows it makes one account of them, and
   * for any other it is as if it were not there.
   */
  register(
    form: RegistrationForm,
    details: RegistrationDetails,
    once?: string,
  ): Promise<Result<NewAccount, RegistrationRefusal>>;
  /** Without it the site has no form for webmasters. */
  registerWebmaster?(form: WebmasterForm, once?: string): Promise<Result<NewAccount, WebmasterRefusal>>;
  /** Opens a session with the token of a new account, without leaving the site. */
  logInInPlace(portalToken: string): Promise<Result<CustomerSession, LoginRefusal>>;
  logInWithPassword(login: PasswordLogin): Promise<Result<CustomerSession, LoginRefusal>>;
  /** Has the provider write to an address how to set a new password. Whether anybody is known there is not told. */
  recoverAccess(email: string): Promise<Result<void, { kind: 'outage'; failure: ProviderFailure }>>;
  /** An organisation by its tax number; `undefined` for an unknown one. Without it nobody is offered to look one up. */
  findOrganisation?(inn: string): Promise<Organisation | undefined>;
  /** Where a customer came from. A failure fails nothing. */
  noteOrigin(customerId: string, origin: VisitOrigin): Promise<void>;
  /** Which editions of which documents a new customer has agreed to. A failure fails nothing. */
  noteConsent(customerId: string, documents: readonly AcceptedDocument[], at: Date): Promise<void>;
  /** That a webmaster's link has brought somebody. A failure fails nothing. */
  noteWebmasterVisit(link: WebmasterLink): Promise<void>;
}

/** What else a visitor meets the provider in. */
export interface Requests {
  /** How many comments the articles with these addresses have. Never throws. */
  countComments(urls: readonly string[]): Promise<CommentCounts>;
  /** What the provider is to be told of a visitor's request in writing; `undefined` where it takes none. Sends nothing. */
  deliveryOf(request: WrittenRequest): Delivery | undefined;
}

/** A customer's door to the provider. Nothing here throws. */
export interface Customer {
  /** The session with its newest tokens; whoever keeps it keeps this one. */
  session(): CustomerSession;
  /** What is made in the customer's name, by product. What has no entry the provider does not make. */
  readonly resources: { readonly [P in ResourceProduct]?: Resources<Orders[P]> };
  /** Tells support of something that the customer has. */
  openTicket(ticket: SupportTicket): Promise<Result<void, ProviderFailure>>;
  /** Tells the provider's log that a dedicated server was ordered at this site. */
  noteDedicatedOrder(): Promise<Result<void, ProviderFailure>>;
}

/** The resources of one product that a customer has. */
export interface Resources<Order> {
  /**
   * All of them, on however many pages the provider lists them: an order is looked for here before it is sent again, and one
   * that is not found is taken for not made. A list that is not whole is a failure.
   */
  list(): Promise<Result<MadeResource[], ProviderFailure>>;
  /** Makes one. Only `refused` and `unreachable` say that nothing was made. It is never tried again in here. */
  create(wanted: WantedResource<Order>): Promise<Result<MadeResource, ProviderFailure>>;
}

export interface WantedResource<Order> {
  order: Order;
  name: string;
  /** Where the catalogue says that it is made. */
  location: LocationCode;
  /** Of a server: with what it is connected, in Mbit/s. */
  bandwidthMbit: number | undefined;
  /** A password for what has one, the same for each try of an order. */
  secret: () => Promise<string>;
}

/** Something that a customer has, as the provider tells of it. */
export interface MadeResource {
  id: string;
  name: string;
  /** `undefined` where the provider does not tell; then the name must be one that nothing else bears. */
  createdAt: Date | undefined;
  /** Where it can be reached, once it can: an IP address, of a bucket its host, of a database its domain if it has one. */
  address?: string | undefined;
  port?: number | undefined;
}

export interface SupportTicket {
  title: string;
  message: string;
  /** What it is about. */
  resourceId: string;
}
