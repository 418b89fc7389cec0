/** A plain text of the CMS, in which a blank line separates paragraphs. */
export function Paragraphs({ text, className = 'text-ink-soft' }: { text: string; className?: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  if (paragraphs.length === 0) return null;
  return (
    <div className={`grid gap-3 text-pretty ${className}`}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
