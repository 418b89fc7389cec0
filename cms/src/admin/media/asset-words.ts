/** Words of the file's dialog that Strapi has not translated, or that do not say what they are for. */
export const ASSET_WORDS: Record<string, string> = {
  'upload.form.input.label.file-alt': 'Что на картинке',
  'upload.form.input.description.file-alt':
    'Одно предложение для тех, кто её не видит, и для поисковиков: «Схема: два сервера за балансировщиком».',
  'upload.form.input.label.file-caption': 'Подпись',
  'upload.control-card.set-focal-point': 'Отметить главное: вокруг этой точки сайт обрежет картинку',
  'upload.control-card.stop-focal-point': 'Не менять точку',
  'upload.control-card.reset-focal-point': 'Вернуть точку в середину',
  'upload.control-card.save-focal-point': 'Сохранить точку',
  'upload.asset-details.crop.focal-point': 'Главная точка',
  'upload.asset-details.crop.focal-x': 'Главная точка, по горизонтали',
  'upload.asset-details.crop.focal-y': 'Главная точка, по вертикали',
};
