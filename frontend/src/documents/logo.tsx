import { BRAND } from '~/runtime/brand';

/** The mark of the shop (`brand/logo.svg`), in the colours of what it stands in. */
export function Logo() {
  return (
    <svg
      width="26"
      height="26"
      viewBox={BRAND.logo.viewBox}
      aria-hidden="true"
      focusable="false"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the shop's own build, looked through when it is opened
      dangerouslySetInnerHTML={{ __html: BRAND.logo.drawing }}
    />
  );
}
