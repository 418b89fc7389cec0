/** The provider counts memory and disk in MB of which 1024 make a GB; people choose them in GB. */
export const MB_IN_GB = 1024;
