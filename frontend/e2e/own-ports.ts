/** Which of the processes that run journeys beside each other this is; each runs its files one after the other. */
export const WORKER = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

const FIRST = 7200;
const EACH = 100;

/** Ports of a shop of this process: so many instances of the site, which come first, its CMS and its provider. */
export function ownPorts(instances: number) {
  return {
    sites: Array.from({ length: instances }, (_, place) => ownPort(place)),
    cms: ownPort(20),
    sandbox: ownPort(30),
  };
}

/** A port for what stands beside that shop. */
export function portBeside(place: number): number {
  return ownPort(40 + place);
}

/** One of a hundred of this process; the next is another's. */
function ownPort(place: number): number {
  if (place >= EACH) throw new Error(`A process has ${EACH} ports, and this would be number ${place}.`);
  return FIRST + EACH * WORKER + place;
}
