/** By night everything is tried that something else holds by day (docs/decisions/0109). */
export const isNight = process.env.JOURNEYS === 'nightly';
