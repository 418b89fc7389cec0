import type { Picture } from '~/content/picture';
import { BRAND } from '~/runtime/brand';
import { PictureView } from './picture-view';

/** The picture that a marketer has set, or the mark of the brand (`brand/logo.svg`) in the colours of what it stands in. The name is beside it. */
export function Logo({ picture }: { picture: Picture | undefined }) {
  if (picture) return <PictureView picture={picture} className="" isFirst />;
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
