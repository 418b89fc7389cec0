export { createProvider, SELLS } from './create-provider';
