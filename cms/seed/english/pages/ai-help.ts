import type { SeededPage } from '../../seeded-page';

export const page: SeededPage = {
  name: 'Help with AI',
  slug: 'ai-help',
  menu_text: '',
  blocks: [
    {
      __component: 'blocks.hero',
      title: 'How to build infrastructure for AI and buy nothing you do not need',
      lead: 'Step by step: where to run the model, what to search vectors with, where to put data and what to begin with. No registration and no call.',
      facts: [
        { value: '8 GB', label: 'of memory are enough for a compressed model of 7 or 8 billion parameters' },
        { value: '0 video cards', label: 'are needed if the model is called by an external API' },
        { value: '4 GB', label: 'a million vectors of length 1024 take without an index' },
      ],
      links_title: 'What to read',
      links: [
        { label: 'Hugging Face models', href: 'https://huggingface.co/models' },
        { label: 'Ranking of embedding models', href: 'https://huggingface.co/spaces/mteb/leaderboard' },
        { label: 'Qdrant', href: 'https://qdrant.tech/documentation/' },
        { label: 'Vector search in OpenSearch', href: 'https://docs.opensearch.org/latest/vector-search/' },
      ],
    },
    {
      __component: 'blocks.features',
      title: 'Which server for which work',
      features: [
        {
          title: "A bot or a site that calls somebody else's model",
          text: 'A Premium cloud server: 2 cores and 4 GB. The heavy work is done by the vendor; you need memory for the application and a stable address.',
        },
        {
          title: 'Vectors for search',
          text: 'An embedding model weighs from hundreds of megabytes to a couple of gigabytes and runs on a processor. Take 4 cores and 8 GB; load a large archive at night the first time.',
        },
        {
          title: 'A small language model for background work',
          text: 'The Dedicated CPU line: cores are not shared with neighbours, and the speed is even. It needs one and a half times as much memory as the file of the model weighs.',
        },
        {
          title: 'Answers to people in real time',
          text: 'This takes a video card: count the memory on the page GPU servers and leave a request there.',
        },
        {
          title: 'Many workers that are alike',
          text: 'They work through a queue of files or calls and grow by copies. Kubernetes, or some cloud servers behind a balancer, suit them.',
        },
      ],
    },
    {
      __component: 'blocks.comparison',
      title: 'A database for vectors: PostgreSQL or OpenSearch',
      text: 'Both are among the managed databases. An engine apart, such as Qdrant, is put on a cloud server when these two are not enough.',
      ours: 'PostgreSQL with pgvector',
      theirs: 'OpenSearch',
      rows: [
        {
          label: 'When to take it',
          ours: 'Data is in PostgreSQL already',
          theirs: 'Words are searched, too',
        },
        {
          label: 'Size at which to measure',
          ours: 'About a million fragments',
          theirs: 'Several million',
        },
        { label: 'Filter by rights and dates', ours: 'A plain WHERE', theirs: 'A filter in the JSON query' },
        {
          label: 'Mixed search: words and meaning',
          ours: 'Made of two queries',
          theirs: 'There is a hybrid query',
        },
        { label: 'Transactions with orders and people', ours: 'Yes', theirs: 'No' },
        { label: 'Smallest plan', ours: '1 core and 1 GB', theirs: '2 cores and 4 GB' },
      ],
    },
    {
      __component: 'blocks.code',
      title: 'Search by meaning in PostgreSQL',
      text: "The first line tells whether the extension is available in your database. The number in brackets is the length of your model's vector; popular multilingual models have 384, 768 or 1024. Parameter $1 is the vector of the question, $2 the person's department.",
      language: 'sql',
      code: `SELECT name, default_version FROM pg_available_extensions WHERE name = 'vector';
CREATE EXTENSION IF NOT EXISTS vector;

CREATE TABLE chunk (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  document text NOT NULL,
  department text NOT NULL,
  body text NOT NULL,
  embedding vector(1024) NOT NULL
);
-- Create the index after the first load: that is faster
CREATE INDEX ON chunk USING hnsw (embedding vector_cosine_ops);

SELECT document, body, 1 - (embedding <=> $1) AS similarity
FROM chunk
WHERE department = $2
ORDER BY embedding <=> $1
LIMIT 5;`,
    },
    {
      __component: 'blocks.features',
      title: 'Where to keep the rest',
      features: [
        {
          title: 'Source documents and recordings: S3',
          text: 'Originals do not change and are needed each time you index anew. Keep a link to the object and a checksum in the database.',
        },
        {
          title: 'Weights of models: S3 and the disk',
          text: 'The original in a bucket, the working copy on NVMe: a model is read from disk at each start, and over the network that is slow.',
        },
        {
          title: 'History of dialogues: PostgreSQL',
          text: 'Decide from the beginning after how many days it is deleted: names, phones and contracts end up in dialogues.',
        },
        {
          title: 'Repeated answers and a queue: Redis',
          text: 'The same questions are asked more often than it seems. A cache by the text of a question saves money and seconds of waiting.',
        },
      ],
    },
    {
      __component: 'blocks.steps',
      title: 'The first prototype that works',
      steps: [
        {
          title: 'Collect twenty questions',
          text: 'Real ones, with right answers. They are your ruler: without it you cannot tell whether the system has become better.',
        },
        {
          title: 'Take the bundle',
          text: 'A server, a database, a bucket and a balancer are made in one order on the page AI servers.',
        },
        {
          title: 'Load a hundred documents',
          text: 'Cut them into fragments of 300 to 500 words with a small overlap, and do not tear tables and lists apart.',
        },
        {
          title: 'Measure, then buy',
          text: 'If the right fragment is not found, cutting in another way helps, not a strong video card. If it is found and the answer is poor, change the model.',
        },
      ],
    },
    {
      __component: 'blocks.faq',
      title: 'Frequent questions',
      questions: [
        {
          question: 'Do we have to train a model on our documents?',
          answer:
            'Usually not. Search over documents gives fresh answers with a source; fine-tuning helps when the model has to take over a style or a format.',
        },
        {
          question: 'How much room do vectors take?',
          answer:
            'The length of a vector times 4 bytes: a million vectors of length 1024 are about 4 GB, with an index count twice that. Search is fast while the index fits into memory.',
        },
        {
          question: 'May client data be sent to an external API?',
          answer:
            "Check consents and the vendor's country first. It is safer to replace names and numbers with marks before sending, or to run a model yourself.",
        },
        {
          question: 'Why is the model slow?',
          answer:
            'On a processor an answer is bound by the speed of memory, not by the number of cores. A smaller model, stronger compression or a short context help; the next step is a GPU.',
        },
        {
          question: 'When is it time to grow a prototype?',
          answer:
            'When the queue is not empty by morning, or an answer takes longer than people will wait. Until then one server is enough.',
        },
        {
          question: 'How do I protect the model from strangers?',
          answer:
            'Do not open its port: Ollama and vLLM have no password by default. Let requests through your application, which has users and limits already.',
        },
      ],
    },
    { __component: 'blocks.banner', banner_type: 'servers-neural' },
    {
      __component: 'blocks.contact',
      title: 'Still in doubt?',
      text: 'Write what the system has to do and how many people use it. An engineer answers: with the parts, and with what you can do without.',
      button_text: 'Ask an engineer',
    },
  ],
  seo_title: 'Help with AI: which server, database and storage you need',
  seo_description:
    'How to choose infrastructure for AI: a server for the model, PostgreSQL or OpenSearch for vectors, S3 for data. First steps, code and answers.',
};
