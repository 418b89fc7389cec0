import { services } from './services';
import { solutions } from './solutions';

const SERVICES_IN_FOOTER = 6;

export const banners = [
  {
    title: 'Переезд в облако с грантом до 1 000 000 ₽',
    text: 'Компенсируем расходы на переезд и поможем перенести серверы, базы и почту без простоя.',
    type: 'migration-grant' as const,
    place: 'home' as const,
    button_text: 'Как проходит переезд',
    link: '/solutions/cloud-migration',
    priority: 10,
  },
];

export const siteSettings = {
  brand_name: 'Vitrina',
  tagline: 'Облачные серверы, которые легко выбрать и просто заказать',
  support_contact_url: 'https://chat.vitrina.example',
  support_hours: 'в будни с 10:00 до 20:00 по Москве',
  phone: '+7 800 000-00-00',
  email: 'hello@vitrina.example',
  legal_details: 'ООО «Витрина», ИНН 0000000000, ОГРН 0000000000000. Пример реквизитов для демонстрации.',
  menu_links: [
    { label: 'Тарифы', href: '/services/cloud-servers#tariffs' },
    { label: 'Инструкции', href: '/tutorials' },
  ],
  footer_columns: [
    {
      title: 'Продукты',
      links: [
        ...linksTo('/services', services.slice(0, SERVICES_IN_FOOTER)),
        { label: 'Все услуги', href: '/services' },
      ],
    },
    {
      title: 'Решения',
      links: [...linksTo('/solutions', solutions), { label: 'Все решения', href: '/solutions' }],
    },
    {
      title: 'Инструкции',
      links: [
        { label: 'Вход по SSH-ключу', href: '/tutorials/linux/ssh-keys' },
        { label: 'nginx с HTTPS', href: '/tutorials/web/nginx-https-ubuntu' },
        { label: 'Копии PostgreSQL', href: '/tutorials/databases/postgresql-backup' },
        { label: 'Все инструкции', href: '/tutorials' },
      ],
    },
    {
      title: 'Аккаунт',
      links: [
        { label: 'Регистрация', href: '/registration' },
        { label: 'Войти', href: '/registration?auth=login' },
      ],
    },
  ],
};

function linksTo(section: string, pages: readonly { name: string; slug: string }[]) {
  return pages.map(({ name, slug }) => ({ label: name, href: `${section}/${slug}` }));
}
