export { type MarkedPart, markedParts } from './marked-parts';
export { isAskedBy, matchedTerms } from './matched-terms';
export { onOtherLayout } from './on-other-layout';
export {
  type Alternative,
  type AskedWord,
  type Reading,
  rarestWords,
  readWord,
  typedWords,
} from './read-query';
export { inSteps, type ScoredTerms, scoreOf } from './score';
export { snippetOf } from './snippet';
export { stem } from './stem';
export { meantWords, typos } from './typos';
export { Vocabulary } from './vocabulary';
export { fold, type Word, words } from './words';
