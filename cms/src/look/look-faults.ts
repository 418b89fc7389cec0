import { accentFault, accentOf, type Grounds, LEAST_CONTRAST } from '@vitrina/brand/colours';
import type { Fault } from '../refusal';

const HEX = /^#[0-9a-f]{6}$/i;
/**
 * The logo stands beside the name, 26 px high: twice that is sharp on every screen, and a wider one would push the menu away. Each page
 * fetches it before anything else, as it was uploaded.
 */
const LOGO = {
  ...{ leastHeight: 52, mostHeight: 1024, widest: 4, mostKilobytes: 100 },
  endings: ['.svg', '.png', '.webp'],
};

/** A file of the library, in what is asked of it here. */
export interface LogoFile {
  ext?: string | null;
  width?: number | null;
  height?: number | null;
  /** In kilobytes, of which Strapi counts a thousand bytes each. */
  size?: number | null;
}

/** Why the site could not wear a colour; nothing when it can, and for none. */
export function accentFaults(colour: unknown, grounds: Grounds): Fault[] {
  if (typeof colour !== 'string' || colour === '') return [];
  const told = (message: string) => [{ path: ['accent_colour'], message }];
  if (!HEX.test(colour))
    return told('Акцентный цвет запишите как #0b62c4: решётка и шесть цифр или латинских букв от a до f.');
  const fault = accentFault(accentOf(colour, grounds), grounds);
  if (fault === undefined) return [];
  return told(
    `Цвет ${colour} на странице не прочитать: его контраст с фоном ${inRussian(fault.ratio)}, а нужно хотя бы ${inRussian(LEAST_CONTRAST)}. Возьмите темнее.`,
  );
}

/** Why a picture is no logo. Of a drawing any extent will do. */
export function logoFaults(logo: LogoFile | null | undefined): Fault[] {
  if (!logo) return [];
  const told = (message: string) => [{ path: ['logo'], message }];
  const { ext, width, height, size } = logo;
  const isDrawn = ext?.toLowerCase() === '.svg';
  if (!LOGO.endings.includes(ext?.toLowerCase() ?? ''))
    return told('Логотипом может быть SVG, PNG или WebP: у других картинок нет прозрачного фона.');
  if (!width || !height)
    return told('У этого рисунка нет размеров: добавьте в SVG ширину и высоту или viewBox.');
  if (width > LOGO.widest * height)
    return told(
      `Логотип слишком широкий, рядом с названием ему тесно: ширина может быть больше высоты в ${LOGO.widest} раза.`,
    );
  if (!isDrawn && height < LOGO.leastHeight)
    return told(
      `Логотип слишком мелкий, он будет размытым: нужна высота от ${LOGO.leastHeight} px, а здесь ${height}.`,
    );
  if (!isDrawn && height > LOGO.mostHeight)
    return told(`Логотип слишком крупный: нужна высота до ${LOGO.mostHeight} px, а здесь ${height}.`);
  if (size && size > LOGO.mostKilobytes)
    return told(
      `Логотип слишком тяжёлый, а его загружает каждая страница: нужно до ${LOGO.mostKilobytes} КБ, а здесь ${Math.ceil(size)}. Уменьшите или сожмите его.`,
    );
  return [];
}

function inRussian(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toLocaleString('ru');
}
