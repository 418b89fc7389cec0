import { type Accent, accentFault, accentOf } from '@vitrina/brand/colours';
import { BRAND } from '~/runtime/brand';
import type { PictureFragment } from './generated/graphql';
import { addressOf, type Picture } from './picture';

/** Of a logo: as much as the line beside the name has room for. */
const HEIGHT = 26;
const WIDEST = 4 * HEIGHT;
const HEX = /^#[0-9a-f]{6}$/i;

/**
 * As it was uploaded: a logo is small, and its sizes are cut for articles. What has no extent cannot be shown without a jump. One that
 * the CMS would refuse for its width is shown lower, so that the menu stays where it is.
 */
export function toLogo(file: PictureFragment | null | undefined): Picture | undefined {
  if (!file?.ext || !file.width || !file.height) return undefined;
  const { hash, ext, width, height } = file;
  const scale = Math.min(HEIGHT / height, WIDEST / width);
  return {
    src: addressOf({ hash, ext }, file),
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    // The name stands beside it.
    alt: '',
    sources: [],
  };
}

/**
 * The colours that are made of one. The CMS refuses what cannot be read; what is in its database from elsewhere is left aside, because it
 * stands in the style of every page.
 */
export function toAccent(colour: string | null | undefined): Accent | undefined {
  if (!colour || !HEX.test(colour)) return undefined;
  const accent = accentOf(colour.toLowerCase(), BRAND.grounds);
  return accentFault(accent, BRAND.grounds) ? undefined : accent;
}
