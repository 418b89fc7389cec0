const LANGUAGE = 'strapi-admin-language';
/**
 * Where the panel remembers that somebody closed the strip about its new media library, for each way of working with files;
 * ours has no id, hence the last `false`.
 */
const VENDOR_STRIPS = [true, false].map(
  (isFormer) => `STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_${isFormer}:false`,
);

/** Before the first screen: Russian for whoever has not chosen a language yet, and no news of the vendor. */
export function speakRussian(): void {
  if (localStorage.getItem(LANGUAGE) === null) localStorage.setItem(LANGUAGE, 'ru');
  for (const strip of VENDOR_STRIPS) localStorage.setItem(strip, 'true');
}
