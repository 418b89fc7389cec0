export const REQUEST = 'api::requests.request';
export const ANSWER = 'api::requests.answer';
