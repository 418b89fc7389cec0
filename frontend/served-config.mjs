// @ts-check

/**
 * How Next.js serves, as against how it builds: also where there is nothing to build with (scripts/image-folders.mjs).
 * @satisfies {import('next').NextConfig}
 */
export const SERVED = {
  poweredByHeader: false,
  // Both are for the site to do (src/runtime/admission.ts), which does them once for a page that everybody gets.
  compress: false,
  generateEtags: false,
  reactStrictMode: true,
  // By the first part of an address, those of the catalogue of words and one for addresses without any: in which language these are,
  // each shop says where it runs (src/runtime/present-language.ts).
  i18n: { locales: ['default', 'ru', 'en'], defaultLocale: 'default', localeDetection: false },
};
