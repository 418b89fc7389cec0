/** Strapi's words that name whose panel it is. */
export function wordsOfBrand(name: string): Record<string, string> {
  return { 'Auth.form.welcome.title': name, 'app.components.LeftMenu.navbrand.title': name };
}
