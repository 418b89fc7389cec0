import type { SeededPage } from '../../seeded-page';

export const page: SeededPage = {
  name: 'AI servers',
  slug: 'ai-servers',
  menu_text: 'Servers, database and storage in one order',
  blocks: [
    {
      __component: 'blocks.hero',
      title: 'The infrastructure of an AI project in one order',
      lead: 'A server for the model and the application, PostgreSQL for data and vectors, an S3 bucket and a load balancer are made together and in one location.',
      facts: [
        { value: '4 services', label: 'in the bundle: server, database, storage and load balancer' },
        { value: 'from 8 GB', label: 'of memory on the server of the bundle' },
        { value: 'Ubuntu 24.04', label: 'is installed when the server is made' },
      ],
      links_title: 'Tools',
      links: [
        { label: 'Ollama', href: 'https://docs.ollama.com/' },
        { label: 'llama.cpp', href: 'https://github.com/ggml-org/llama.cpp' },
        { label: 'pgvector', href: 'https://github.com/pgvector/pgvector' },
        { label: 'Models in the Ollama library', href: 'https://ollama.com/library' },
      ],
    },
    {
      __component: 'blocks.live-tariffs',
      title: 'What is in the bundle',
      text: "The least expensive plans that are enough for a prototype. Contents and prices come from today's price list.",
      product: 'ai_bundle',
      contact_text: 'Choose other contents',
    },
    {
      __component: 'blocks.features',
      title: 'What people build on it',
      features: [
        {
          title: 'An assistant for company documents',
          text: 'Texts are cut into fragments, turned into vectors and put into the database. Fragments close to a question are found, and the model answers by them.',
        },
        {
          title: 'A chat bot on an external API',
          text: 'The model runs at a vendor; dialogues, history, limits and costs are with you. No video card is needed here.',
        },
        {
          title: 'Sorting mail and requests',
          text: 'A small model tells the topic and the urgency, and the application hands messages to people.',
        },
        {
          title: 'Search by meaning in a catalogue',
          text: 'A customer writes "a warm jacket for the city", and the search finds a parka, although the card does not say these words.',
        },
      ],
    },
    {
      __component: 'blocks.code',
      title: 'A model on a server in three commands',
      text: "A model of 3 billion parameters fits into the memory of the bundle's server. The port is open to the machine itself only: requests from outside go through your application.",
      language: 'bash',
      code: `curl -fsSL https://get.docker.com | sudo sh
sudo docker run -d --name ollama --restart unless-stopped \\
  -p 127.0.0.1:11434:11434 -v ollama:/root/.ollama ollama/ollama
sudo docker exec ollama ollama pull qwen2.5:3b

curl -s http://127.0.0.1:11434/v1/chat/completions \\
  -H 'Content-Type: application/json' \\
  -d '{"model": "qwen2.5:3b",
       "messages": [{"role": "user", "content": "Name the topic of this letter: the invoice has not come"}]}'`,
    },
    {
      __component: 'blocks.comparison',
      title: 'A model of your own or an external API',
      text: 'The bundle helps in both cases; the difference is where the model runs.',
      ours: 'A model on your server',
      theirs: 'API of a vendor',
      rows: [
        { label: 'Where texts go', ours: 'They stay on your machine', theirs: 'To the vendor' },
        {
          label: 'What you pay for',
          ours: 'The server, however many requests',
          theirs: 'Every token',
        },
        {
          label: 'Quality of complex reasoning',
          ours: 'Depends on the size of the model',
          theirs: 'Usually higher: larger models',
        },
        {
          label: 'Speed without a video card',
          ours: 'Fit for background work',
          theirs: 'Does not depend on your server',
        },
        { label: 'Changing the model', ours: 'When you decide', theirs: "On the vendor's schedule" },
        { label: 'The first requests', ours: 'Download some gigabytes', theirs: 'Get a key' },
      ],
    },
    {
      __component: 'blocks.faq',
      title: 'Questions about the bundle',
      questions: [
        {
          question: 'Is there a video card in the bundle?',
          answer:
            'No. It is a cloud server with a processor: enough for the application, vector search and small compressed models. We fit servers with GPUs apart, on request.',
        },
        {
          question: 'Can I leave a part of the bundle out?',
          answer:
            'After the order the database, the bucket and the balancer are services of their own: turn off in the panel what you do not need. Or order the parts one by one on their pages.',
        },
        {
          question: 'What happens if one service could not be made?',
          answer:
            'The others are made. Repeat the order from the same page: only what is missing is made, and there is no second server.',
        },
        {
          question: 'Which model fits into 8 GB of memory?',
          answer:
            'A model of 3 billion parameters compressed to 4 bits takes about 2 GB, one of 7 or 8 billion about 5 GB. Leave 2 GB more to the system and the context. The page Help with AI says more about the choice.',
        },
        {
          question: 'Why a load balancer for one server?',
          answer:
            'So that the address of the application does not change when there are two. While there is one, the balancer also checks that it is alive.',
        },
        {
          question: 'Where is the bundle made?',
          answer:
            'All of it in Saint Petersburg, so that its parts talk without extra delay. For another city send a request.',
        },
      ],
    },
    { __component: 'blocks.banner', banner_type: 'servers-gpu' },
    {
      __component: 'blocks.contact',
      title: 'Not sure that it is enough?',
      text: 'Describe the job, the number of users and the time of answer you want. We say whether you need a GPU or a processor is enough.',
      button_text: 'Describe the job',
    },
  ],
  seo_title: 'AI servers: infrastructure for models in one order',
  seo_description:
    'A bundle for an AI project: a cloud server from 8 GB of memory with Ubuntu 24.04, PostgreSQL, an S3 bucket and a load balancer, made in one order.',
};
