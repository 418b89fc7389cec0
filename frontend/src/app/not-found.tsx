import { Problem } from '~/documents/problem';
import { noteBegun, noteMade } from '~/rendering/made-pages';
import { paths } from '~/urls/paths';

export default function NotFound() {
  noteBegun(paths.notFound);
  noteMade(paths.notFound, []);
  return <Problem title="Такой страницы нет" text="Вернитесь на шаг назад или на главную страницу" />;
}
