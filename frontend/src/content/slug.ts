/** As long as a name of the CMS may be. */
const MOST = 255;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether an editor can have named a page so; the CMS is asked of no other name. */
export function isSlug(name: string): boolean {
  return name.length <= MOST && SLUG.test(name);
}
