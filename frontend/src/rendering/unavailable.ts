/** What stands in the place of something that nobody could be asked for, and of which there is no last copy. It travels as JSON. */
export const UNAVAILABLE = 'unavailable';

export type Unavailable = typeof UNAVAILABLE;
