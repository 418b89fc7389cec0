export const ARTICLES_OF_A_PAGE = 10;
/** The CMS looks at no more than the best. */
export const MOST_ARTICLES = 200;
