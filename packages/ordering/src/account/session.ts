/** A logged-in customer as the site's server knows them. It holds secrets: it is kept sealed and never rendered. */
export interface CustomerSession {
  /** What calls are made with. */
  accessToken: string;
  /** What renews the access token; '' at a provider whose tokens are not renewed. */
  credentialsCookie: string;
  /** Opens the customer's session in the panel. */
  portalToken: string;
  user: { id: string; username: string; fullName: string; email: string };
}
