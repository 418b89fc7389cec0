/** To the page of developers that shows what is told on the pages of this browser (`/ui/analytics`). */
export const EVENT_CHANNEL = 'vitrina-site-events';
