/** An accent as the site would wear it in either theme, or why it cannot. Nothing of both for none: then it is that of the build. */
export interface ShownAccent {
  fault?: string;
  shades?: Record<'accent' | 'onAccent' | 'paper' | 'ink', { light: string; dark: string }>;
}
