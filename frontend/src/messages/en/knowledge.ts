import type { CountedForms } from '../counted';

export const levels = {
  beginner: {
    level: 'Beginner level',
    word: 'beginner',
    title: 'Beginner tutorials',
    lead: 'For your first server: every command is explained, and nothing is taken for granted.',
  },
  intermediate: {
    level: 'Intermediate level',
    word: 'intermediate',
    title: 'Intermediate tutorials',
    lead: 'For those who have connected to a server over SSH before and edited its configuration files.',
  },
  advanced: {
    level: 'Advanced level',
    word: 'advanced',
    title: 'Advanced tutorials',
    lead: 'For those who are responsible for a running system and know what they are changing in it.',
  },
};

export const tutorials = 'Tutorials';
export const blog = 'Blog';

export const map = {
  description: 'Tested tutorials by topic: servers, websites, databases, containers, networks.',
  picture: 'Tutorials: a map of topics',
  lead: 'How to run a server, a website, or a database without being afraid to touch it. Every step comes with a check that it worked.',
  levels: 'Levels',
  topics: 'Topics',
  series: 'Series',
  newest: 'New',
};

export const lists = {
  everything: {
    title: 'Tutorials and blog',
    kind: 'articles and tutorials',
    description: 'New tutorials and blog articles about cloud servers.',
  },
  tutorials: {
    title: 'All tutorials',
    kind: 'list of tutorials',
    description: 'Tutorials on servers, websites, and databases, newest first.',
  },
  blog: {
    kind: 'news and practice',
    lead: 'News, practice, and case studies: how to choose, what it costs, and where mistakes are made.',
    description: 'News and practice of cloud hosting: how to choose servers, databases, and storage.',
  },
  category: {
    kind: 'blog category',
    description: (category: string) => `Blog articles in the category “${category}”.`,
  },
  tag: {
    kind: 'tag',
    ofBlog: (tag: string) => `Blog: ${tag}`,
    ofTutorials: (tag: string) => `Tutorials: ${tag}`,
    descriptionOfBlog: (tag: string) => `Blog articles tagged “${tag}”.`,
    descriptionOfTutorials: (tag: string) => `Tutorials tagged “${tag}”.`,
  },
  series: {
    kind: 'tutorial series',
    description: (series: string) => `Tutorials of the series “${series}”.`,
  },
  level: { kind: 'tutorial level' },
  author: { kind: 'author' },
  expert: { kind: 'expert' },
  topic: { kind: 'tutorial topic', description: (topic: string) => `Tutorials: ${topic}.` },
};

export const list = {
  part: (title: string, part: number) => `${title}, page ${part}`,
  picture: (title: string, kind: string) => `${title}: ${kind}`,
  sections: 'Sections',
  feed: 'Follow this list by RSS',
  empty: 'Nothing here yet',
  emptyLeads: 'The first article will appear as soon as it is published.',
  search: 'Search the site',
  parts: 'Pages of the list',
  previous: 'Previous',
  next: 'Show more',
  isAll: 'That is all',
  loaded: '{count} more shown',
};

export const series = {
  name: (series: string) => `Series “${series}”`,
  label: 'Series',
  place: (part: number, parts: number) => `Series, part ${part} of ${parts}`,
  allParts: 'All parts',
  part: (part: number) => `Part ${part}`,
  nextLabel: 'Next in the series',
  next: (series: string, part: number, parts: number) =>
    `Next in the series “${series}”, part ${part} of ${parts}`,
  isLast: 'This is the last part of the series',
  isRead: '✓ read',
  progress: '{read} of {parts} read',
  allRead: 'You have read the whole series',
};

export const article = {
  cover: (title: string) => `Cover of the article “${title}”`,
  contents: 'Contents',
  updated: (day: string) => `Updated ${day}`,
  checked: (day: string) => `Tested ${day}`,
  checkedOn: (day: string, system: string) => `Tested on ${system}, ${day}`,
  minutesToRead: (minutes: number) => `${minutes} min read`,
  goOn: 'Continue: “{section}”',
  doNotGoOn: 'Don’t continue',
  tags: 'Tags',
  readAlso: 'Read next',
};

export const text = {
  callouts: { note: 'Note', tip: 'Tip', warning: 'Warning', danger: 'Danger' },
  table: (number: number) => `Table ${number}`,
  gallery: (number: number, pictures: number) =>
    `Gallery ${number}: ${pictures} ${pictures === 1 ? 'picture' : 'pictures'}`,
  picture: (number: number, pictures: number) => `${number} of ${pictures}`,
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  linkToSection: (section: string) => `Link to the section “${section}”`,
  linkCopied: 'Link to the section copied',
  copyFromHere: 'Copy it from here',
  codeVariants: 'Code variants',
  codeVariant: (number: number) => `Variant ${number}`,
  copyCode: 'Copy',
  isRun: 'Tested by running it',
  isRunWithOutput: 'Tested by running it: output of the command',
  serverTariffs: 'Cloud server plans',
};

export const fills = {
  title: 'Fill in your own values',
  note: 'The values stay on this page: we neither store nor send them.',
};

export const share = {
  title: 'Share',
  lead: 'Share:',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  copyMarkdown: 'Copy as Markdown',
  markdownCopied: 'Article copied as Markdown',
  markdownFailed: 'Could not copy it. Please try again',
  vk: 'VK',
};

export const people = {
  reviewedBy: { female: 'Reviewed by', male: 'Reviewed by' },
  reviewed: { female: 'Reviewed articles', male: 'Reviewed articles' },
  written: 'Articles by this author',
  writesAbout: 'Writes about',
  writeToAuthor: 'Write to the author',
  byForm: 'With the form on this site',
  readBio: 'Read more',
  closeBio: 'Show less',
};

export const discussion = {
  label: 'Discussion of the article',
  invitation: 'Did it not work? Do you have a question or something to add? Tell us and other readers.',
  already: (comments: string) => `${comments} so far.`,
  discuss: 'Discuss the article',
};

export const comments: CountedForms = { one: '{count}\u00a0comment', other: '{count}\u00a0comments' };

export const contribution = {
  title: 'Know a better way?',
  lead: 'Write a tutorial or documentation for us. We pay for articles. And if something is missing, ask for it.',
  becomeAuthor: 'Become an author',
  writeDocumentation: 'Write documentation',
  askForTutorial: 'Ask for a tutorial',
  story: 'Built something in the cloud?',
  storyLead: 'Tell us what it was like before and after. We publish the best stories.',
  tellStory: 'Tell your story',
};

export const views: CountedForms = { one: '{count}\u00a0view', other: '{count}\u00a0views' };

const counted: CountedForms = { one: '{count}\u00a0rating', other: '{count}\u00a0ratings' };

export const rating = {
  ...{ views, votes: counted },
  average: '{rating} out of 5, {votes}',
  noVotes: 'No ratings yet',
  own: 'Your rating: {stars} out of 5. You can change it.',
  thanks: 'Thank you! Your rating: {stars} out of 5. You can change it.',
  noConnection: 'Your rating was not saved: there is no connection. Please try again.',
};

export const votes = {
  title: 'Rate this article',
  stars: (stars: number) => `${stars} out of 5`,
  vote: 'Rate',
  taken:
    'Thank you, your rating has been counted. The average on the page will be updated within a minute. You can change your rating.',
  refused: 'Your rating was not saved: ratings are not accepted right now. Please try later.',
  notTaken: 'Ratings are not accepted right now.',
  noSuchVote: 'There is no such rating: choose from 1 to 5.',
  noVote: 'This does not look like a rating.',
  fromElsewhere: 'Ratings are accepted only from the pages of our site.',
  tooMany: (wait: string) => `Too many ratings. Please try again in ${wait}.`,
  noSuchArticle: 'This article is no longer here.',
  tooManyOfNetwork: 'This article has been rated too many times from your network today.',
  notSaved: 'Your rating was not saved. Please try again in a minute.',
};

export const facts = {
  source: 'Source',
  author: 'Author',
  expert: 'Expert',
  level: 'Level',
  series: 'Series',
  published: 'Published',
  updated: 'Updated',
  checked: 'Tested',
};
