const VENDOR = / \| Strapi$/;

/** Strapi ends the title of every screen with its own name; ours ends with that of the shop. */
export function nameWindow(name: string): void {
  const rename = () => {
    if (VENDOR.test(document.title)) document.title = document.title.replace(VENDOR, ` | ${name}`);
  };
  new MutationObserver(rename).observe(document.head, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  rename();
}
