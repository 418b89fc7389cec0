export { createProvider, SELLS } from './create-provider';
export { panelEntry } from './panel-entry';
