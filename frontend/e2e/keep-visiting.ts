/** Somebody opens a page again and again, so that the site always remembers what it has answered with (docs/decisions/0111), until the work is done. */
export async function keepVisiting<Done>(address: string, work: () => Promise<Done>): Promise<Done> {
  let isOver = false;
  const visits = (async () => {
    while (!isOver) {
      await (await fetch(address)).arrayBuffer();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  try {
    return await work();
  } finally {
    isOver = true;
    await visits;
  }
}
