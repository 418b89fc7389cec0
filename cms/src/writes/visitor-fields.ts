import { REQUEST } from '../requests/request-type';
import type { WriteStep } from './write-step';

/** What the support writes; everything else of a request is what a visitor wrote. */
const OURS = ['state', 'support_note'];

/** Of a change in the panel only the state and the note are taken: nobody can put words into a visitor's mouth. */
export const visitorFields: WriteStep = {
  name: 'visitor fields',
  of: [REQUEST],
  on: ['update'],
  normalise(write) {
    write.data = Object.fromEntries(Object.entries(write.data).filter(([field]) => OURS.includes(field)));
  },
};
