import type { SiteBrand } from '@vitrina/brand/site-brand';

/** The brand that the site was built with (`brand/`, put here by `next.config.ts`). */
export const BRAND: SiteBrand = JSON.parse(process.env.BRAND ?? '{}');
