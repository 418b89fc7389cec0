/** The sections of the text for language models, and what stands beside its links. */
export const llms = {
  services: 'Услуги',
  solutions: 'Решения',
  prices: 'Цены',
  pricesInJson: 'Все тарифы в JSON',
  pricesInCsv: 'Все тарифы в CSV',
  pricesNote: 'действующие цены, обновляются раз в минуту',
  assistants: 'Для ассистентов',
  assistantsNote: 'поиск, статьи, тарифы и расчёт серверов',
  tutorialsOf: (topic: string) => `Инструкции: ${topic}`,
  blogOf: (category: string) => `Блог: ${category}`,
  sitemap: 'Карта сайта',
  sitemapNote: 'все страницы и статьи',
};

export const nothingHere = 'Здесь ничего нет.';
export const cannotBeRead = 'Сейчас это не прочитать, попробуйте позже.';
