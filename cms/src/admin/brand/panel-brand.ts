import type { PanelBrand } from '@vitrina/brand/panel-brand';

/** The panel is built with it (`vite.config.ts`), so that nothing here has to work it out in a browser. */
declare const PANEL_BRAND: PanelBrand;

/**
 * The brand as the panel shows it. Its colour is not the accent of the site, unless the brand says so: beside the red of dangerous buttons a
 * red accent would make the ordinary ones look dangerous too.
 */
export const BRAND = PANEL_BRAND;
