/** Where the page is; the CMS decides once more for each question of it. */
export const FIRST_STEPS_PAGE = '/first-steps';
