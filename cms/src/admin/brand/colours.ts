/**
 * The ink of the site instead of the vendor's violet. The site's vermilion stays in the mark alone: beside the red of
 * dangerous buttons it would make the ordinary ones look dangerous too.
 */
export const LIGHT_COLOURS = {
  primary100: '#eef2fa',
  primary200: '#d5dff1',
  primary500: '#4a6bb0',
  primary600: '#33529a',
  primary700: '#263f78',
  buttonPrimary500: '#4a6bb0',
  buttonPrimary600: '#33529a',
};

export const DARK_COLOURS = {
  primary100: '#1b2436',
  primary200: '#2c3d63',
  primary500: '#6f93dd',
  primary600: '#8fadea',
  primary700: '#b3c8f2',
  buttonPrimary500: '#5b7fca',
  buttonPrimary600: '#3f62ad',
};
