/** By elements and roles, not by Strapi's generated classes, which `#strapi`, the root of the panel, outweighs. */
const SHEET = `
/* Lists of entries: on narrow screens the title gives way, and the state and the actions stay in sight. */
#strapi main [role='gridcell'] {
  padding-inline: 0.8rem;
  white-space: normal;
}
#strapi main [role='gridcell']:has(> a) {
  width: 40%;
  min-width: 20rem;
  max-width: 0;
}
#strapi main [role='gridcell'] > a {
  display: block;
  max-width: 100%;
}
/* Letters of the vendor, which a registration offers. */
#strapi form div:has([name='news']):not(:has([name='email'])) {
  display: none;
}
/* A group in the menu of content of which a person may see nothing. */
#strapi nav div:has(> ol:empty) {
  display: none;
}
`;

/** How Strapi's own screens look where it offers no way to set it. Its build leaves out sheets that are imported. */
export function addPanelSheet(): void {
  const style = document.createElement('style');
  style.textContent = SHEET;
  document.head.append(style);
}
