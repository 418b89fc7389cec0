export const llms = {
  services: 'Services',
  solutions: 'Solutions',
  prices: 'Prices',
  pricesInJson: 'All plans in JSON',
  pricesInCsv: 'All plans in CSV',
  pricesNote: 'current prices, updated every minute',
  assistants: 'For assistants',
  assistantsNote: 'search, articles, plans, and server price calculation',
  tutorialsOf: (topic: string) => `Tutorials: ${topic}`,
  blogOf: (category: string) => `Blog: ${category}`,
  sitemap: 'Sitemap',
  sitemapNote: 'all pages and articles',
};

export const nothingHere = 'There is nothing here.';
export const cannotBeRead = 'This cannot be read right now. Please try later.';
