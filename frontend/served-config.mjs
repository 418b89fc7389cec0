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
};
