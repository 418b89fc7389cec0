/** Structured data for search engines. A `<` could end the element that holds it. */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data of our own, and nothing in it can end the element.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
