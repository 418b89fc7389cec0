export interface Message {
  /** ISO 8601, UTC. */
  at: string;
  channel: 'sms' | 'email';
  /** A phone as digits, or an address. */
  recipient: string;
  /** '' of an SMS. */
  subject: string;
  text: string;
  /** A page of the panel, as a path; '' when the message leads nowhere. */
  link: string;
}

export type NewMessage = Omit<Message, 'at' | 'subject' | 'link'> &
  Partial<Pick<Message, 'subject' | 'link'>>;

export type Outbox = ReturnType<typeof outbox>;

const KEPT = 200;

/**
 * E-mails and SMS that a real provider would send. Here people and tests read them in the sandbox itself. They open
 * accounts, so they are kept in memory and never reach the database.
 */
export function outbox(now: () => Date) {
  let messages: readonly Message[] = [];

  return {
    send({ channel, recipient, subject = '', text, link = '' }: NewMessage): void {
      const message = { at: now().toISOString(), channel, recipient, subject, text, link };
      messages = [message, ...messages].slice(0, KEPT);
    },
    /** Newest first; without a recipient everybody's. */
    list: (recipient = '') =>
      recipient ? messages.filter((message) => message.recipient === recipient) : messages,
    clear: () => {
      messages = [];
    },
  };
}
