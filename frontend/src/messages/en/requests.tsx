import type { Link } from '../link';

export const kinds = {
  'large-server': { title: 'Request a VPS', lead: 'Leave your phone number and we will call you.' },
  dedicated: {
    title: 'Request a dedicated server',
    lead: 'We will build a machine for your workload: other disks, memory, network, or several servers at once.',
  },
  product: {
    title: 'Send a request',
    lead: 'Describe what you need: we will reply and suggest what fits.',
  },
  'migration-grant': {
    title: 'Apply for a grant',
    lead: 'We cover the cost of moving to us. Tell us what you are moving, and we will work out the amount.',
  },
  'become-author': {
    title: 'Become an author',
    lead: 'We pay for tutorials that have been tested on a live server.',
  },
  'technical-writer': {
    title: 'Write documentation',
    lead: 'We are looking for technical writers. Show us what you have already written.',
  },
  'ask-tutorial': {
    title: 'Request a tutorial',
    lead: 'Did not find what you need? Tell us what the result should be, and we will prepare a tutorial.',
  },
  'contact-author': {
    title: 'Write to the author',
    lead: 'We will pass your message on to the author, who will reply by email or phone.',
  },
  story: {
    title: 'Tell your story',
    lead: 'Tell us what you have built in the cloud. We publish the best stories.',
  },
};

const writeForUs = {
  label: 'What would you like to write about',
  hint: 'The topic and a few words about your experience',
};

export const message = {
  'large-server': {
    label: 'What do you need',
    hint: 'What the server is for and by when. You can leave this empty',
  },
  dedicated: {
    label: 'What do you need',
    hint: 'The workload, the hardware and by when. You can leave this empty',
  },
  product: { label: 'Your task', hint: 'What you need and by when. You can leave this empty' },
  'migration-grant': {
    label: 'What are you moving',
    hint: 'Servers, amount of data and what you pay per month now',
  },
  'become-author': writeForUs,
  'technical-writer': writeForUs,
  'ask-tutorial': { label: 'Which tutorial is missing', hint: 'What you are doing and where you got stuck' },
  'contact-author': { label: 'Message', hint: 'A question, a remark or a suggestion' },
  story: { label: 'Your story', hint: 'What it was like before, what it is like now and what it took' },
};

export const messageMissing = {
  'become-author': 'What would you like to write about?',
  'technical-writer': 'What would you like to write about?',
  'ask-tutorial': 'What should the tutorial be about?',
  'contact-author': 'What should we pass on to the author?',
  story: 'Tell us at least in a few words',
};
export const messageTooLong = 'Up to 2,000 characters';

export const next = {
  'large-server': ['We check where there is room for such a server.'],
  dedicated: ['We check what is in stock and put together an offer.'],
  product: ['We pick what fits and work out the price.'],
  'migration-grant': ['We work out the amount of the grant from what you are moving.'],
  'become-author': ['An editor reads your request and suggests a topic.'],
  'technical-writer': ['An editor reads your request and looks at your texts.'],
  'ask-tutorial': [
    'An editor decides who will write it.',
    'Once the tutorial is published, we send you the link.',
  ],
  'contact-author': ['We pass your message on to the author.'],
  story: ['An editor reads your story.', 'Before it is published, we show you the text.'],
};

export const needAnother = (link: Link) => <>Need another configuration? {link('Send a request')}</>;
export const moreCores = (limit: number) => `Servers with more than ${limit} cores are built on request.`;
export const weAnswer = (hours: string) => `We reply ${hours}.`;
export const fasterInChat = (link: Link) => <>The fastest way is {link('our chat')}.</>;
export const writeInChat = (link: Link) => <>Write to us {link('in the chat')}.</>;

export const yourName = 'Your name';
export const emailMissing = 'Enter your email: we will reply to it';
export const emailHint = 'Our reply will go here';
export const oneIsEnough = 'An email or a phone number is enough';
export const phoneOrEmailMissing = 'Enter a phone number or an email: where should we reply?';
export const phoneIfEasier = 'Phone, if you would rather talk';
export const send = 'Send the request';
export const sending = 'Sending…';

export const accepted = 'Request received';
export const acceptedAs = (number: string) => `Request No. ${number} has been received`;
export const itsNumber = 'Its number';
export const whatNext = 'What happens next';
export const willCall = (phone: string, hours: string) => `We call you at ${phone}${within(hours)}.`;
export const willWrite = (email: string, hours: string) => `We reply to ${email}${within(hours)}.`;
export const willWriteOrCall = (email: string, hours: string) =>
  `We reply to ${email} or call you${within(hours)}.`;
export const addInChat = (link: Link) => (
  <>If you want to add something, mention the request number {link('in the support chat')}.</>
);
export const addInReply =
  'If you want to add something, mention the request number when you reply to our email.';
export const backToPage = 'Back to the page you came from';

function within(hours: string): string {
  return hours ? `, ${hours}` : ' during business hours';
}
