export {
  type AnswerSchema,
  type Call,
  type CallRecord,
  createHttp,
  type Http,
  type HttpAnswer,
  type HttpSettings,
  type Try,
} from './http';
export { type HttpFailure, type Refusal, told } from './http-failure';
export { listPages } from './list-pages';
