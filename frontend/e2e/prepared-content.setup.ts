import { prepareContent } from '../../scripts/prepared-content.mjs';

/** Playwright calls it before the journeys: those that open shops of their own begin them with content that was filled once. */
export default function setup() {
  return prepareContent();
}
