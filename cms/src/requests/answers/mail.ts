import type { Core } from '@strapi/strapi';
import { mailService } from '../../strapi/mail-service';

export interface MailSettings {
  /** `smtp://` or `smtps://`, with name and password where the server wants them. */
  url: string;
  /** Whom letters are from: an address, or a name and an address in angle brackets. */
  from: string;
}

export interface Letter {
  to: string;
  subject: string;
  text: string;
  /** The same for a letter that is sent again: whoever receives both can tell. */
  messageId: string;
}

const PATIENCE_MS = 15_000;

/** What Strapi's e-mail plugin is given: its official provider for SMTP, or nothing to send with. */
export function mailPlugin(mail: MailSettings | undefined): object {
  if (mail === undefined) return {};
  const patience = {
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  };
  const providerOptions = { url: mail.url, ...patience };
  const settings = { defaultFrom: mail.from, defaultReplyTo: mail.from };
  return { email: { config: { provider: 'nodemailer', providerOptions, settings } } };
}

/** Hands a letter to the mail server; throws when that does not take it. */
export async function sendLetter(
  strapi: Core.Strapi,
  { to, subject, text, messageId }: Letter,
): Promise<void> {
  // As one address, whatever signs it holds; and without HTML, which the provider would make of the bare text.
  await mailService(strapi).send({ to: { name: '', address: to }, subject, text, html: '', messageId });
}
