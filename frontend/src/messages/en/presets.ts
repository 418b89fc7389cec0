export const byRequest = 'On request';
export const priceIsUnconfirmed = 'The price cannot be checked right now: your order will show the exact one';
export const findReplacement = 'Find a replacement';
export const findReplacementOf = (title: string) => `Find a replacement for ${title}`;
export const leaveRequest = 'Send a request';
export const leaveRequestFor = (title: string) => `Send a request for ${title}`;
