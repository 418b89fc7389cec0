import type { SeededPage } from '../../seeded-page';

export const page: SeededPage = {
  name: 'GPU servers',
  slug: 'gpu',
  menu_text: 'Video cards for models and graphics',
  blocks: [
    {
      __component: 'blocks.hero',
      title: 'GPU servers that fit your model, not the other way round',
      lead: 'We fit video cards on request: first we count how much video memory you need, then we offer a machine and a price. Below is the calculation to do yourself.',
      facts: [
        { value: '14 GB', label: 'a model of 7 billion parameters takes in the 16-bit format' },
        { value: '4–5 GB', label: 'the same compressed to 4 bits' },
        { value: 'up to 10 TB', label: 'in one S3 bucket for datasets and weights' },
      ],
      links_title: 'Documentation',
      links: [
        { label: 'vLLM', href: 'https://docs.vllm.ai/' },
        { label: 'PyTorch', href: 'https://docs.pytorch.org/docs/stable/index.html' },
        {
          label: 'NVIDIA Container Toolkit',
          href: 'https://docs.nvidia.com/datacenter/cloud-native/container-toolkit/latest/index.html',
        },
        { label: 'Hugging Face Transformers', href: 'https://huggingface.co/docs/transformers/index' },
      ],
    },
    {
      __component: 'blocks.contact',
      title: 'Write what you will compute',
      text: 'The name of the model or program, the amount of data, training or answers, how many requests at once and for how long. That is enough to name a configuration.',
      button_text: 'Choose a video card',
    },
    {
      __component: 'blocks.steps',
      title: 'How much video memory you need',
      steps: [
        {
          title: 'Count the weights',
          text: 'Multiply the number of parameters by the size of one: 2 bytes for FP16 and BF16, 1 byte for INT8, half a byte for 4 bits. 13 billion in FP16 are 26 GB.',
        },
        {
          title: 'Add the context',
          text: 'The attention cache grows with the length of a dialogue and the number of requests at once. Add 20% for short answers, and as much as the weights themselves for long documents.',
        },
        {
          title: 'Consider training',
          text: 'Full fine-tuning with Adam in mixed precision needs about 16 bytes a parameter. LoRA with a frozen model gets by with the weights and a couple of gigabytes more.',
        },
        {
          title: 'Compare with the card',
          text: 'If it does not fit, compress the weights first and only then split the model between two cards: their exchange slows answers down.',
        },
      ],
    },
    {
      __component: 'blocks.code',
      title: 'A model server with an API like that of OpenAI',
      text: 'The NVIDIA driver and Container Toolkit have to be on the machine. The first command shows whether a container sees the card.',
      language: 'bash',
      code: `sudo docker run --rm --gpus all ubuntu:24.04 nvidia-smi

sudo docker run -d --name vllm --gpus all --ipc=host --restart unless-stopped \\
  -p 127.0.0.1:8000:8000 -v hf-cache:/root/.cache/huggingface \\
  vllm/vllm-openai:latest \\
  --model Qwen/Qwen2.5-7B-Instruct --max-model-len 8192 --gpu-memory-utilization 0.90

# Loading the weights takes some minutes: wait until it is ready
until curl -sf http://127.0.0.1:8000/health; do sleep 10; done
curl -s http://127.0.0.1:8000/v1/models`,
    },
    {
      __component: 'blocks.features',
      title: 'Where a video card pays off',
      features: [
        {
          title: 'Answers of a language model to people',
          text: 'When somebody waits at the screen a processor is not enough: a card gives dozens of words a second and serves several dialogues at once.',
        },
        {
          title: 'Fine-tuning with your own examples',
          text: 'LoRA for a model of 7 or 8 billion parameters fits one card if the weights are compressed. Write checkpoints to S3, not to the disk of the server.',
        },
        {
          title: 'Speech to text and back',
          text: 'Transcribing calls goes several times faster than they last, so a card is needed while an archive is worked through, not all year.',
        },
        {
          title: 'Rendering and transcoding',
          text: 'Blender, Unreal Engine, FFmpeg with a hardware codec. Sources and finished frames are handy to keep in one bucket.',
        },
      ],
    },
    {
      __component: 'blocks.comparison',
      title: 'A card that is rented or owned',
      ours: 'A rented GPU server',
      theirs: 'A card in your own case',
      rows: [
        {
          label: 'Two days of work a month',
          ours: 'We name period and price in answer to a request',
          theirs: 'Twenty-eight idle days',
        },
        {
          label: 'Day and night for years',
          ours: 'Costs more',
          theirs: 'Costs less, if somebody looks after it',
        },
        {
          label: 'A faster card is out',
          ours: 'The next rent is of the new one',
          theirs: 'Sell the old one',
        },
        {
          label: 'Power and cooling',
          ours: 'Not your concern',
          theirs: 'Hundreds of watts a card, and noise',
        },
        { label: 'Data at hand', ours: 'Has to be uploaded', theirs: 'Is there already' },
      ],
    },
    {
      __component: 'blocks.faq',
      title: 'Questions about GPU servers',
      questions: [
        {
          question: 'Why are there no prices and no order button here?',
          answer:
            'Free cards change faster than a page, and a wrong choice is costly. We name the price for a given configuration and period in answer to a request.',
        },
        {
          question: 'Can I try without a video card?',
          answer:
            'Yes. A compressed model of 3 to 8 billion parameters runs on an ordinary cloud server: slowly, but well enough to judge its answers before you rent a card.',
        },
        {
          question: 'Which is faster: one large card or two smaller ones?',
          answer:
            'If the model fits into one, one. Two are needed when memory is short, or when there are so many requests that each card works with its own copy of the model.',
        },
        {
          question: 'How do I not lose the result of training?',
          answer:
            'Save a checkpoint every so many steps and send it to a bucket at once. Training that was interrupted then goes on on another machine.',
        },
        {
          question: 'Does a card need a strong processor beside it?',
          answer:
            'For answers of a model no. For training on pictures and video count 6 to 8 cores a card: otherwise it waits for the data to be prepared.',
        },
        {
          question: 'What do I take for vector search?',
          answer:
            'Usually no GPU. A database keeps the vectors; a video card is only needed to count them quickly the first time.',
        },
      ],
    },
    { __component: 'blocks.banner', banner_type: 'servers-ai' },
  ],
  seo_title: 'GPU servers for models, rendering and video',
  seo_description:
    'A server with a video card for your model: how to count video memory, when a processor is enough, how to start vLLM. Configuration and price on request.',
};
