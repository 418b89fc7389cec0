/** One of our small constant scripts, standing in the page: no request of its own, and its hash in the policy. */
export function InlineScript({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script dangerouslySetInnerHTML={{ __html: text }} />;
}
