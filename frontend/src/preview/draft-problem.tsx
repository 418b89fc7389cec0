import { Problem } from '~/documents/problem';

export type DraftProblem = 'gone' | 'outage';

/** Why a draft with a good ticket is not shown. */
export function DraftProblemPage({ problem }: { problem: DraftProblem }) {
  return problem === 'gone' ? (
    <Problem
      title="Такой записи больше нет"
      text="Её удалили, или в ней очистили обязательное поле. Вернитесь в CMS и откройте просмотр ещё раз."
    />
  ) : (
    <Problem
      title="Черновик сейчас не открыть"
      text="Не отвечает CMS или провайдер. Сохранённое цело: обновите эту страницу через минуту."
    />
  );
}
