/** What the CMS and its panel call the way to the first administrator. */
export const REGISTRATION_PAGE = '/admin/auth/register-admin';
/** Behind the hash of a link. */
export const SETUP_TOKEN_KEY = 'setup-token';
export const SETUP_TOKEN_HEADER = 'x-vitrina-setup-token';
