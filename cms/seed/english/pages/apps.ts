import type { SeededPage } from '../../seeded-page';

export const page: SeededPage = {
  name: 'Apps',
  slug: 'apps',
  menu_text: 'From a repository to the internet, no server',
  blocks: [
    {
      __component: 'blocks.hero',
      title: 'An app from a repository: your code, our server',
      lead: 'Name a repository and a framework, and we build and run it. You install no system, no web server and no version of a language.',
      facts: [
        { value: '16 frameworks', label: 'with build commands that are ready' },
        { value: '4 languages', label: 'Python, Node.js, Go and PHP for the backend' },
        { value: 'up to 500 requests/s', label: 'in plans for the frontend' },
        { value: 'up to 4 cores', label: 'and 4 GB of memory for a backend' },
      ],
      links_title: 'Help on frameworks',
      links: [
        { label: 'FastAPI', href: 'https://fastapi.tiangolo.com/' },
        { label: 'Django', href: 'https://docs.djangoproject.com/' },
        { label: 'Next.js', href: 'https://nextjs.org/docs' },
        { label: 'Laravel', href: 'https://laravel.com/docs' },
      ],
    },
    {
      __component: 'blocks.steps',
      title: 'From a repository to an address in the browser',
      steps: [
        {
          title: 'Choose a plan',
          text: 'For a frontend by requests a second, for a backend by cores and memory.',
        },
        {
          title: 'Connect the repository',
          text: 'That is done in the panel right after the order: name the branch, and the folder if there are several projects.',
        },
        {
          title: 'Set the variables',
          text: 'The address of the database, keys and passwords are passed in the environment and stay out of the code.',
        },
        {
          title: 'Open the app',
          text: 'Build commands follow from the framework; if your project is made in another way, write your own.',
        },
      ],
    },
    {
      __component: 'blocks.live-tariffs',
      title: 'Plans for frontend and backend',
      text: 'A site that is built into static files needs no cores, so it costs less than a service with an API. The two parts of one project are ordered apart.',
      product: 'apps',
      contact_text: 'Ask about your stack',
    },
    {
      __component: 'blocks.features',
      title: 'What Apps can do',
      features: [
        {
          title: 'React, Vue, Angular, Svelte, Next and Nuxt',
          text: 'Builds run on Node.js 22 or 24. The files are served from the disk of the plan: 1 or 2 GB.',
        },
        {
          title: 'Python: FastAPI, Django, Flask',
          text: 'Versions 3.12 and 3.13. Dependencies are installed from requirements.txt at each build.',
        },
        {
          title: 'Node.js: Express, Nest, Fastify',
          text: 'Versions 22 and 24. Listen on 0.0.0.0, not on localhost: otherwise requests from outside do not arrive.',
        },
        {
          title: 'Go: Gin and Fiber',
          text: 'Versions 1.24 and 1.25. One compiled file goes into memory, so the smallest plan is enough for long.',
        },
        {
          title: 'PHP: Laravel and Symfony',
          text: 'PHP 8.3 and 8.4. Move queues and schedules to a cloud server or to an app of their own.',
        },
      ],
    },
    {
      __component: 'blocks.code',
      title: 'A service that is ready to run',
      text: 'A minimal FastAPI that takes the address of the database from the environment and answers a check. Put a requirements.txt with fastapi, uvicorn and psycopg[binary] beside it.',
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

# Start command: uvicorn main:app --host 0.0.0.0 --port 8000`,
    },
    {
      __component: 'blocks.comparison',
      title: 'An app or a VPS of your own',
      ours: 'Apps',
      theirs: 'A VPS set up by hand',
      rows: [
        {
          label: 'The first release',
          ours: 'A repository and variables',
          theirs: 'System, nginx, language, service',
        },
        { label: 'Security updates', ours: 'System and runtime are ours', theirs: 'Your duty' },
        { label: 'Files made on the way', ours: 'Keep them in S3', theirs: 'Stay on the disk' },
        { label: 'Scheduled jobs, services of your own', ours: 'Only as an app apart', theirs: 'Any' },
        { label: 'SSH access', ours: 'Not needed', theirs: 'Yes' },
        {
          label: 'Several projects for one price',
          ours: 'No, a plan for each',
          theirs: 'Yes, while memory lasts',
        },
      ],
    },
    {
      __component: 'blocks.faq',
      title: 'Questions about apps',
      questions: [
        {
          question: 'My framework is not on the list. Will the project run?',
          answer:
            'If the language is supported, mostly yes: take a framework that is close and put in your own build and start commands. For other languages a cloud server with Docker will do.',
        },
        {
          question: 'Where do I keep the database?',
          answer: 'In a managed database: order it apart and pass the connection string as DATABASE_URL.',
        },
        {
          question: 'Can uploads be saved to the disk?',
          answer:
            'Do not count on it: the next build begins with an empty folder. Send all that has to stay to S3 storage.',
        },
        {
          question: 'Is Next.js with server rendering a frontend or a backend?',
          answer:
            'If the project is exported to files (output: export), a frontend plan is enough. If pages are made for each request, a Node.js process is needed, and that is a backend.',
        },
        {
          question: 'Where do apps run?',
          answer:
            'In Saint Petersburg. Order the database and the bucket there, too, so that requests do not travel between cities.',
        },
        {
          question: 'How do I know that a plan is too small?',
          answer:
            'The backend begins to restart for want of memory, and answers get slower at busy hours. Check the queries to the database before you change the plan: it is more often them.',
        },
      ],
    },
    { __component: 'blocks.banner', banner_type: 'dbaas' },
    {
      __component: 'blocks.related-tutorials',
      title: 'A database for your app',
      topic: 'databases',
      limit: 3,
    },
  ],
  seo_title: 'Run apps from a repository without setting up a server',
  seo_description:
    'Cloud apps: React, Vue, Next, FastAPI, Django, Laravel and other frameworks. We build and run them; plans for frontend and backend.',
};
