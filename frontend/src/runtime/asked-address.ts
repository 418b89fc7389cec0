/** By this header `proxy.ts` hears what a visitor has asked for, where Next.js is shown another address for it. Nobody outside can send it. */
export const ASKED_ADDRESS = 'x-vitrina-asked-address';
