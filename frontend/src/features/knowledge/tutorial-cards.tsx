/** What a list of tutorials needs to know about each. */
export interface TutorialCard {
  title: string;
  description: string;
  href: string;
  topic: string;
}

/** `heading` is the level that fits the page around the cards. */
export function TutorialCards({
  cards,
  heading: Heading,
}: {
  cards: readonly TutorialCard[];
  heading: 'h2' | 'h3';
}) {
  return (
    <ul className="grid gap-5 wide:grid-cols-3">
      {cards.map((card) => (
        <li
          key={card.href}
          className="relative grid content-start gap-3 rounded-card border border-rule bg-surface p-6 hover:border-edge"
        >
          <p className="text-13 text-ink-soft">{card.topic}</p>
          <Heading className="text-20">
            <a href={card.href} className="after:absolute after:inset-0 hover:text-accent">
              {card.title}
            </a>
          </Heading>
          <p className="text-ink-soft">{card.description}</p>
        </li>
      ))}
    </ul>
  );
}
