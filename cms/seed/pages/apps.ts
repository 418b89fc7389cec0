import type { SeededPage } from '../seeded-page';

export const page: SeededPage = {
  name: 'Приложения',
  slug: 'apps',
  menu_text: 'Из репозитория в интернет, без сервера',
  blocks: [
    {
      __component: 'blocks.hero',
      title: 'Приложение из репозитория: код ваш, сервер наш',
      lead: 'Укажите репозиторий и фреймворк — соберём и запустим. Ставить систему, веб-сервер и нужную версию языка не придётся.',
      facts: [
        { value: '16 фреймворков', label: 'с готовыми командами сборки' },
        { value: '4 языка', label: 'Python, Node.js, Go и PHP для бэкенда' },
        { value: 'до 500 запросов/с', label: 'в тарифах для фронтенда' },
        { value: 'до 4 ядер', label: 'и 4 ГБ памяти у бэкенда' },
      ],
      links_title: 'Справка по фреймворкам',
      links: [
        { label: 'FastAPI', href: 'https://fastapi.tiangolo.com/ru/' },
        { label: 'Django', href: 'https://docs.djangoproject.com/' },
        { label: 'Next.js', href: 'https://nextjs.org/docs' },
        { label: 'Laravel', href: 'https://laravel.com/docs' },
      ],
    },
    {
      __component: 'blocks.steps',
      title: 'От репозитория до адреса в браузере',
      steps: [
        {
          title: 'Выберите тариф',
          text: 'Фронтенду — по числу запросов в секунду, бэкенду — по ядрам и памяти.',
        },
        {
          title: 'Подключите репозиторий',
          text: 'Делается в панели сразу после заказа: указываете ветку и каталог, если в репозитории несколько проектов.',
        },
        {
          title: 'Задайте переменные',
          text: 'Адрес базы, ключи и пароли передаются через окружение и не попадают в код.',
        },
        {
          title: 'Откройте приложение',
          text: 'Команды сборки подставятся по фреймворку; если проект устроен иначе, впишите свои.',
        },
      ],
    },
    {
      __component: 'blocks.live-tariffs',
      title: 'Тарифы для фронтенда и бэкенда',
      text: 'Сайту, который собирается в статические файлы, не нужны ядра, поэтому он стоит дешевле сервиса с API. Обе части одного проекта заказывают отдельно.',
      product: 'apps',
      contact_text: 'Спросить о своём стеке',
    },
    {
      __component: 'blocks.features',
      title: 'Что умеет раздел приложений',
      features: [
        {
          title: 'React, Vue, Angular, Svelte, Next и Nuxt',
          text: 'Сборка идёт на Node.js 22 или 24. Готовые файлы раздаются с диска тарифа: 1 или 2 ГБ.',
        },
        {
          title: 'Python: FastAPI, Django, Flask',
          text: 'Версии 3.12 и 3.13. Зависимости ставятся из requirements.txt при каждой сборке.',
        },
        {
          title: 'Node.js: Express, Nest, Fastify',
          text: 'Версии 22 и 24. Слушайте адрес 0.0.0.0, а не localhost: иначе запросы снаружи не дойдут.',
        },
        {
          title: 'Go: Gin и Fiber',
          text: 'Версии 1.24 и 1.25. В память попадает один собранный файл, поэтому младшего тарифа хватает надолго.',
        },
        {
          title: 'PHP: Laravel и Symfony',
          text: 'PHP 8.3 и 8.4. Очереди и расписание вынесите на облачный сервер или в отдельное приложение.',
        },
      ],
    },
    {
      __component: 'blocks.code',
      title: 'Сервис, готовый к запуску',
      text: 'Минимальный FastAPI, который берёт адрес базы из окружения и умеет отвечать на проверку. Рядом положите requirements.txt со строками fastapi, uvicorn и psycopg[binary].',
      language: 'python',
      code: `import os

import psycopg
from fastapi import FastAPI, Response

app = FastAPI()
DATABASE_URL = os.environ["DATABASE_URL"]


@app.get("/health")
def health(response: Response) -> dict[str, bool]:
    try:
        with psycopg.connect(DATABASE_URL, connect_timeout=3) as connection:
            connection.execute("SELECT 1")
    except psycopg.OperationalError:
        response.status_code = 503
        return {"database": False}
    return {"database": True}

# Команда запуска: uvicorn main:app --host 0.0.0.0 --port 8000`,
    },
    {
      __component: 'blocks.comparison',
      title: 'Приложение или свой VPS',
      ours: 'Раздел «Приложения»',
      theirs: 'VPS с ручной настройкой',
      rows: [
        {
          label: 'Первая выкладка',
          ours: 'Репозиторий и переменные',
          theirs: 'Система, nginx, среда языка, служба',
        },
        { label: 'Обновления безопасности', ours: 'Система и среда на нас', theirs: 'Ваша обязанность' },
        { label: 'Файлы, созданные на ходу', ours: 'Храните в S3', theirs: 'Остаются на диске' },
        { label: 'Задачи по расписанию, свои службы', ours: 'Только отдельным приложением', theirs: 'Любые' },
        { label: 'Вход по SSH', ours: 'Не нужен', theirs: 'Есть' },
        {
          label: 'Несколько проектов за одну цену',
          ours: 'Нет, тариф на каждый',
          theirs: 'Да, пока хватает памяти',
        },
      ],
    },
    {
      __component: 'blocks.faq',
      title: 'Вопросы о приложениях',
      questions: [
        {
          question: 'Моего фреймворка нет в списке. Запустится ли проект?',
          answer:
            'Если язык поддерживается, чаще всего да: возьмите близкий фреймворк и замените команды сборки и запуска своими. Для других языков подойдёт облачный сервер с Docker.',
        },
        {
          question: 'Где хранить базу?',
          answer:
            'В управляемой базе данных: закажите её отдельно и передайте строку подключения переменной DATABASE_URL.',
        },
        {
          question: 'Можно ли сохранять загруженные файлы на диск?',
          answer:
            'Не рассчитывайте на это: следующая сборка начнётся с чистого каталога. Всё, что должно остаться, отправляйте в хранилище S3.',
        },
        {
          question: 'Next.js с отрисовкой на сервере — это фронтенд или бэкенд?',
          answer:
            'Если проект экспортируется в файлы (output: export), хватит тарифа фронтенда. Если страницы создаются на каждый запрос, нужен процесс Node.js, то есть бэкенд.',
        },
        {
          question: 'Где работают приложения?',
          answer:
            'В Санкт-Петербурге. Базу и бакет заказывайте там же, чтобы запросы не ездили между городами.',
        },
        {
          question: 'Как понять, что тариф мал?',
          answer:
            'Бэкенд начнёт перезапускаться из-за памяти, а ответы станут медленнее в часы пик. Перед сменой тарифа проверьте запросы к базе: чаще дело в них.',
        },
      ],
    },
    { __component: 'blocks.banner', banner_type: 'dbaas' },
    {
      __component: 'blocks.related-tutorials',
      title: 'База для вашего приложения',
      topic: 'databases',
      limit: 3,
    },
  ],
  seo_title: 'Запуск приложений из репозитория без настройки сервера',
  seo_description:
    'Облачные приложения: React, Vue, Next, FastAPI, Django, Laravel и другие фреймворки. Сборка и запуск на нашей стороне, тарифы для фронтенда и бэкенда.',
};
