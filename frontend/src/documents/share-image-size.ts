/** What social networks show beside a link, in pixels (rule R102). */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 600 };
