/** The right of the panel that none of the roles here has, and super administrators do. */
export const SETS_UP = 'admin::project-settings.update';
