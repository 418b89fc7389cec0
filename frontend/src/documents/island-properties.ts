/** Where a document keeps the properties of an island. */
export function propertiesId(island: string): string {
  return `${island}-properties`;
}

/** The element that holds them, as JSON. Throws where the island is not one of this page. */
export function propertiesIn(page: Document, island: string): HTMLElement {
  const place = page.getElementById(propertiesId(island));
  if (!place) throw new Error(`The island ${island} has no properties`);
  return place;
}
