/**
 * Something of the CMS that may change by itself, as a page that shows it and a notice of its change both name it. What
 * every page shows (menu, footer, settings) has no name: such a change concerns every page.
 */
export const cacheTags = {
  /** Lists of the newest articles of a section. */
  articlesIn: (section: 'tutorials' | 'blog') => `articles in ${section}`,
  /** By its address, and by itself where a text refers to it. */
  article: (url: string) => `article ${url}`,
  articleId: (id: string) => `article id ${id}`,
  topic: (path: string) => `topic ${path}`,
  /** The tree of all topics, and the list of all categories. */
  topics: 'topics',
  categories: 'categories',
  category: (path: string) => `category ${path}`,
  author: (path: string) => `author ${path}`,
  expert: (path: string) => `expert ${path}`,
  tag: (path: string) => `tag ${path}`,
  /** A series by itself, the articles in it and their order; and the list of all of them. */
  series: (path: string) => `series ${path}`,
  allSeries: 'all series',
  /** Articles of a topic and of those under it. */
  articlesOf: (topic: string) => `articles of ${topic}`,
  banners: (place: string) => `banners ${place}`,
  serviceBanners: (type: string) => `banners services ${type}`,
  presets: (group: string) => `presets ${group}`,
} as const;
