import type { TariffProduct } from '@vitrina/content-contract/content-names';

/** `optional`: nothing is there, and the shop does without. `unknown`: nobody could be asked. */
export type StepState = 'done' | 'todo' | 'optional' | 'unknown';

/** How far a shop is set up, worked out of its settings and content each time it is asked for. */
export interface FirstSteps {
  /** Somebody has put the list away. */
  isDismissed: boolean;
  /** Where people reach the shop. */
  siteUrl: string | undefined;
  brand: BrandStep;
  documents: DocumentsStep;
  analytics: { state: StepState };
}

export interface BrandStep {
  state: StepState;
  /** What is left to do, in sentences. */
  remarks: string[];
}

export interface DocumentsStep {
  state: StepState;
  documents: ShopDocument[];
  /** What is wrong with the company's details in the footer. */
  detailsFault?: string;
}

/** A text that forms ask to agree to. */
export interface ShopDocument {
  name: string;
  /** Where the forms lead, as the settings have it. */
  address?: string;
  /** What to do about it; nothing when it is as it must be. */
  fault?: string;
  /** The forms do without. */
  isOptional?: true;
  /** Its page in the CMS. */
  page?: string;
}

/** What needs the site to be asked: how it gets on with its provider, and what comes of that. */
export interface ProviderAnswer {
  provider: ProviderStep;
  products: ProductsStep;
}

export interface ProviderStep {
  state: StepState;
  /** The instance of the site that was asked. */
  askedAt?: string;
  /** Why the site could not tell. */
  fault?: string;
  addresses: { name: string; variable: string; address: string; fault?: string }[];
  catalogue?: { words: string; isFine: boolean };
}

export interface ProductsStep {
  state: StepState;
  products: SoldProduct[];
}

export interface SoldProduct {
  list: TariffProduct;
  name: string;
  /** What the provider says; nothing while the site cannot be asked. */
  offer?: string;
  isOffered?: boolean;
  /** Its page: the entry of the CMS, and whether visitors see it. */
  page?: { documentId: string; isPublished: boolean };
  slug: string;
}

/** How many steps ask for something. */
export function stepsLeft(states: readonly StepState[]): number {
  return states.filter((state) => state === 'todo').length;
}
