const STEPS = [
  {
    title: 'Выберите тариф',
    text: 'Процессор, память и диск — в одной строке с ценой. Список можно сравнить взглядом.',
  },
  {
    title: 'Создайте аккаунт',
    text: 'Почта, телефон и имя; организации — ещё ИНН и название. Выбранный сервер никуда не денется: он записан прямо в адресе страницы.',
  },
  {
    title: 'Работайте',
    text: 'Сразу после заказа откроется панель с вашим сервером. Система ставится сама, пока вы наливаете чай.',
  },
];

export function HomeSteps() {
  return (
    <section aria-labelledby="steps-title" className="container-page grid gap-8">
      <h2 id="steps-title" className="text-32">
        Как это работает
      </h2>
      <ol className="grid gap-8 wide:grid-cols-3">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="grid content-start gap-2 border-t border-rule pt-5">
            <span className="figures text-13 font-semibold text-accent">{index + 1}</span>
            <h3 className="text-20">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
