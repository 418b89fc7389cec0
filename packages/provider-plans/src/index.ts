export { createProvider } from './create-provider';
