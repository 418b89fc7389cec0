import type { EndpointName } from '@vitrina/provider-api/contract';
import type { Catalogue } from '../catalogue/catalogue';
import type { Creation } from '../panel/create-page';
import type { ProductKind } from '../panel/product-kind';
import type { Handlers } from '../provider/handler';

/** One product of the provider: what it answers, and its pages in the panel. */
export interface Product {
  handlers: Partial<Handlers>;
  /** The endpoints that make one: the address of a customer can order a fault of them. */
  orders: readonly EndpointName[];
  /** The pages of what was ordered. */
  kind?: ProductKind;
  /** The page on which one is made, with what the catalogue sells now. */
  creation?: (catalogue: Catalogue) => Creation;
}
