import type { Handler } from './handler';
import { answer } from './reply';

export const sendStatistics: Handler<'sendStatistics'> = ({ request }, { notes, now }) => {
  notes.add('statistics', now(), request);
  return answer({});
};

export const sendLog: Handler<'sendLog'> = ({ request }, { notes, now }) => {
  notes.add('log', now(), request);
  return answer({});
};
