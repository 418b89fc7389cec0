import type { SiteBrand } from '@vitrina/brand/site-brand';

/** The brand that the site was built with: `build-config.ts` has it put here, where it is spelt like this and in no other way. */
export const BRAND: SiteBrand = builtWith(process.env.BRAND);

function builtWith(brand: string | undefined): SiteBrand {
  if (!brand) throw new Error('The site was built without BRAND, which build-config.ts makes of brand/.');
  return JSON.parse(brand);
}
