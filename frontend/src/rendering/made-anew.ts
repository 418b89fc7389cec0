import { forgetAnswer } from '~/runtime/answer-again';
import { refreshEdge } from './refresh-edge';

/** A page was made anew. First the site itself shows nothing older: the edge then asks it. */
export function madeAnew(page: string): void {
  forgetAnswer(page);
  refreshEdge(page);
}
