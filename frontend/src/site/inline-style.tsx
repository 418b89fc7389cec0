/** One of our style sheets, standing in the page. */
export function InlineStyle({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <style dangerouslySetInnerHTML={{ __html: text }} />;
}
