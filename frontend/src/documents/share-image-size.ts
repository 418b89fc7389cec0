/** What social networks show beside a link, in pixels (specification 001, section 7). */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 600 };
