/**
 * The pages a reader at `page` is offered: the first, the last, the neighbours, and a gap for the others. A gap never
 * stands for a single page: its number takes no more room. Pages count from 1; a page beyond the ends is brought back.
 */
export function pagesToShow(page: number, pageCount: number): (number | 'gap')[] {
  const here = Math.min(Math.max(page, 1), pageCount);
  const wanted = [1, here - 1, here, here + 1, pageCount].filter((each) => each >= 1 && each <= pageCount);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((each, index) => {
    const before = pages[index - 1] ?? each - 1;
    if (each - before === 1) return [each];
    return each - before === 2 ? [each - 1, each] : ['gap' as const, each];
  });
}
