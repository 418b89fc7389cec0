import type { SeededPage } from '../seeded-page';

export const page: SeededPage = {
  name: 'Kubernetes',
  slug: 'kubernetes',
  menu_text: 'Кластер, за мастерами которого следим мы',
  blocks: [
    {
      __component: 'blocks.hero',
      title: 'Kubernetes, в котором мастера — не ваша забота',
      lead: 'Выберите версию, размер мастеров и рабочие узлы. Управляющая часть и сеть кластера — на нас, а вы подключаетесь через kubectl и разворачиваете приложения.',
      facts: [
        { value: '4 версии', label: 'на выбор: от 1.33 до 1.36' },
        { value: 'до 20', label: 'рабочих узлов в первом заказе' },
        { value: '1 Гбит/с', label: 'сеть у каждого готового узла' },
        { value: '2 локации', label: 'Санкт-Петербург и Москва' },
      ],
      links_title: 'Документация Kubernetes',
      links: [
        { label: 'Понятия и задачи', href: 'https://kubernetes.io/ru/docs/home/' },
        {
          label: 'Шпаргалка по kubectl',
          href: 'https://kubernetes.io/docs/reference/kubectl/quick-reference/',
        },
        { label: 'Сетевые правила Calico', href: 'https://docs.tigera.io/calico/latest/network-policy/' },
        { label: 'Helm', href: 'https://helm.sh/docs/' },
      ],
    },
    {
      __component: 'blocks.features',
      title: 'Что получаете вместе с кластером',
      features: [
        {
          title: 'Мастера под размер задачи',
          text: 'Для стенда хватит одного базового мастера. Для рабочей нагрузки берите три или пять: кластер останется управляемым без одного из них.',
        },
        {
          title: 'Calico с первого запуска',
          text: 'Правила NetworkPolicy действуют сразу: базе данных можно запретить ответы всем подам, кроме приложения.',
        },
        {
          title: 'Ingress уже включён',
          text: 'Контроллер входящих запросов ставится при создании: осталось описать домены и пути.',
        },
        {
          title: 'Обычный Kubernetes, без своих команд',
          text: 'Внутри k0s: он принимает те же манифесты, чарты Helm и операторы. Те же файлы запустятся и у другого провайдера.',
        },
        {
          title: 'Данные рядом, но не внутри',
          text: 'Базы держите в управляемой услуге, файлы — в S3. Кластер тогда можно пересоздать из репозитория и ничего не потерять.',
        },
      ],
    },
    {
      __component: 'blocks.live-tariffs',
      title: 'Узлы и мастера',
      text: 'Цена кластера — сумма его мастеров и рабочих узлов. На странице заказа укажите их число и увидите итог до подтверждения.',
      product: 'kubernetes',
      contact_text: 'Обсудить кластер',
    },
    {
      __component: 'blocks.code',
      title: 'Первое приложение в кластере',
      text: 'Скачайте kubeconfig в панели, сохраните манифест как web.yaml и выполните kubectl apply -f web.yaml. Проверка готовности не пустит посетителей к поду раньше времени, а пределы памяти защитят соседей по узлу.',
      language: 'yaml',
      code: `apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
spec:
  replicas: 2
  selector:
    matchLabels: { app: web }
  template:
    metadata:
      labels: { app: web }
    spec:
      containers:
        - name: nginx
          image: nginx:1.28-alpine
          ports: [{ containerPort: 80 }]
          readinessProbe:
            httpGet: { path: /, port: 80 }
          resources:
            requests: { cpu: 100m, memory: 64Mi }
            limits: { memory: 128Mi }
---
apiVersion: v1
kind: Service
metadata:
  name: web
spec:
  selector: { app: web }
  ports: [{ port: 80, targetPort: 80 }]
---
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata:
  name: web
spec:
  rules:
    - host: app.example.com
      http:
        paths:
          - path: /
            pathType: Prefix
            backend:
              service: { name: web, port: { number: 80 } }`,
    },
    {
      __component: 'blocks.comparison',
      title: 'Управляемый кластер или kubeadm на своих серверах',
      text: 'Если Kubernetes для вас — предмет изучения, ставьте его сами. Если средство, сравните.',
      ours: 'Управляемый кластер',
      theirs: 'Свой кластер',
      rows: [
        { label: 'Запуск', ours: 'Одна форма заказа', theirs: 'Серверы, сертификаты, сеть, etcd' },
        { label: 'Сбой мастера', ours: 'Разбираем мы', theirs: 'Восстановление etcd по своей инструкции' },
        { label: 'Сетевой драйвер', ours: 'Calico', theirs: 'Любой' },
        { label: 'Параметры API-сервера', ours: 'Заданы', theirs: 'Меняются как угодно' },
        {
          label: 'Расходы на мастера',
          ours: 'По тарифу мастеров',
          theirs: 'Три машины и часы администратора',
        },
        {
          label: 'Что остаётся вам',
          ours: 'Приложения и их обновления',
          theirs: 'Приложения и весь кластер',
        },
      ],
    },
    {
      __component: 'blocks.steps',
      title: 'С чего начать переход с Docker Compose',
      steps: [
        {
          title: 'Вынесите данные',
          text: 'Базу переведите на управляемую, загрузки — в бакет. В кластере останется то, что можно убить и запустить снова.',
        },
        {
          title: 'Соберите манифесты',
          text: 'Каждая служба из compose-файла становится парой Deployment и Service, переменные — ConfigMap и Secret.',
        },
        {
          title: 'Проверьте на маленьком кластере',
          text: 'Один мастер и два рабочих узла покажут, где не хватает проверок готовности и пределов памяти.',
        },
        {
          title: 'Переключите домен',
          text: 'Направьте запись DNS на адрес Ingress и оставьте прежний сервер включённым до конца недели.',
        },
      ],
    },
    {
      __component: 'blocks.faq',
      title: 'Вопросы о Kubernetes',
      questions: [
        {
          question: 'Сколько узлов нужно для начала?',
          answer:
            'Два рабочих: на одном вы не увидите, переживает ли приложение его отключение. Меньше двух оставляйте только для стенда.',
        },
        {
          question: 'Какую версию выбрать?',
          answer:
            'Предпоследнюю, если ставите готовые чарты: их авторы догоняют новые версии с задержкой в несколько недель. Последнюю — если пишете манифесты сами.',
        },
        {
          question: 'Один мастер, три или пять?',
          answer:
            'Если упадёт единственный мастер, приложения продолжат отвечать, но развернуть новое или перезапустить под на другом узле будет некому. Для продаж и оплаты берите три, пять — когда кластером занята целая команда.',
        },
        {
          question: 'Могу ли я взять узлы нестандартного размера?',
          answer:
            'Да, ядра, память и диск узла назначаются отдельно: до 32 ядер и 256 ГБ памяти. На странице заказа стоят готовые узлы, а такой кластер соберём по заявке.',
        },
        {
          question: 'Где хранить состояние?',
          answer:
            'Лучше вне кластера: в управляемой базе и в S3. Локальный диск узла исчезает вместе с узлом.',
        },
        {
          question: 'Не избыточен ли Kubernetes для моего сайта?',
          answer:
            'Для одного сайта — почти всегда. Облачный сервер с Docker или раздел «Приложения» дадут то же без манифестов. Кластер окупается с нескольких служб и частых выкладок.',
        },
      ],
    },
    { __component: 'blocks.banner', banner_type: 's3' },
    {
      __component: 'blocks.contact',
      title: 'Покажите свой compose-файл',
      text: 'Посмотрим на состав служб и скажем, какие узлы нужны и нужен ли кластер вообще.',
      button_text: 'Оставить заявку',
    },
    { __component: 'blocks.related-tutorials', title: 'Основы, которые пригодятся', topic: 'web', limit: 3 },
  ],
  seo_title: 'Управляемый Kubernetes: кластер с Calico и Ingress',
  seo_description:
    'Управляемый Kubernetes в Санкт-Петербурге и Москве: версии от 1.33 до 1.36, Calico и Ingress при создании, готовые узлы с сетью 1 Гбит/с.',
};
