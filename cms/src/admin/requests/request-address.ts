export const REQUEST = 'api::requests.request';
export const REQUEST_LIST = `content-manager/collection-types/${REQUEST}`;
/** Questions of the panel about requests begin here. */
export const WORK = '/vitrina/requests';

const may = (action: string) => [{ action: `plugin::content-manager.explorer.${action}`, subject: REQUEST }];
export const SEES_REQUESTS = may('read');
export const ERASES_REQUESTS = may('delete');
