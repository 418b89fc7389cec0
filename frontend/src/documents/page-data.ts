import type { BreadcrumbList, FAQPage, WithContext } from 'schema-dts';
import { absolute } from './absolute';

/** The way to a page; its last step is the page itself. */
export function breadcrumbData(
  crumbs: readonly { label: string; href?: string }[],
  path: string,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(href ?? path),
    })),
  };
}

/** Questions with their answers. */
export function questionData(
  questions: readonly { question: string; answer: string }[],
): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
