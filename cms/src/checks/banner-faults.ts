/** What is wrong with a banner, at the field of the panel's form that has to change. */
export interface BannerFault {
  path: string[];
  message: string;
}

type Fields = Record<string, unknown>;

/** Every fault of a whole banner. */
export function bannerFaults(banner: Fields): BannerFault[] {
  const { starts_at, ends_at, button_text, link } = banner;
  const [starts, ends] = [momentOf(starts_at), momentOf(ends_at)];
  const faults: BannerFault[] = [];
  if (starts !== undefined && ends !== undefined && ends <= starts) {
    faults.push({ path: ['ends_at'], message: 'Конец показа должен быть позже начала.' });
  }
  if (isFilled(button_text) && !isFilled(link)) {
    faults.push({ path: ['link'], message: 'Укажите, куда ведёт кнопка, или уберите её текст.' });
  }
  if (isFilled(link) && !isFilled(button_text)) {
    faults.push({
      path: ['button_text'],
      message: 'Назовите кнопку, которая ведёт по ссылке, или уберите ссылку.',
    });
  }
  return [...faults, ...variantFaults(banner)];
}

/** A blank field of variant B says what A says. */
function variantFaults(banner: Fields): BannerFault[] {
  const { button_text, link, variant_button_text, variant_link } = banner;
  if (isFilled(variant_button_text) && !isFilled(variant_link) && !isFilled(link))
    return [
      { path: ['variant_link'], message: 'Укажите, куда ведёт кнопка варианта Б, или уберите её текст.' },
    ];
  if (isFilled(variant_link) && !isFilled(variant_button_text) && !isFilled(button_text))
    return [{ path: ['variant_button_text'], message: 'Назовите кнопку варианта Б или уберите его ссылку.' }];
  return [];
}

/** A moment of the form or of the database, in milliseconds. */
export function momentOf(value: unknown): number | undefined {
  const moment = value instanceof Date ? value.getTime() : Date.parse(String(value ?? ''));
  return Number.isNaN(moment) ? undefined : moment;
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
