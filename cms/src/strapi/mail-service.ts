import { partOfStrapi, serviceOf } from './part-of-strapi';

/** A letter as Strapi's provider for SMTP takes it. */
interface SentLetter {
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  messageId: string;
}

export const mailService = partOfStrapi<{ send(letter: SentLetter): Promise<unknown> }>({
  ...serviceOf('email', 'email'),
  methods: ['send'],
  otherwise: 'answers to requests could not be sent',
});
