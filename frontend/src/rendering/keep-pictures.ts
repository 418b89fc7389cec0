type Draw = (article: { title: string; topic: string }) => Promise<Buffer>;

/** The same drawing, but of the last `most` articles each is drawn once in this process; the oldest is dropped first. */
export function keepPictures(draw: Draw, most: number): Draw {
  const kept = new Map<string, Promise<Buffer>>();
  return (article) => {
    const key = JSON.stringify([article.topic, article.title]);
    const known = kept.get(key);
    if (known) return known;
    const picture = draw(article);
    kept.set(key, picture);
    picture.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return picture;
  };
}
