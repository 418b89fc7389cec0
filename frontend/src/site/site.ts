/** What the shell of every page needs to know about the provider whose site this is. */
export interface Site {
  brand: string;
  tagline: string;
  supportUrl: string | undefined;
  supportHours: string;
  phone: string;
  email: string;
  legalDetails: string;
  footer: { title: string; links: { label: string; href: string }[] }[];
}

/** A page must not fail for want of a footer: without the CMS the shell has the product's own name and no contacts. */
export const UNBRANDED: Site = {
  brand: 'Vitrina',
  tagline: '',
  supportUrl: undefined,
  supportHours: '',
  phone: '',
  email: '',
  legalDetails: '',
  footer: [],
};
