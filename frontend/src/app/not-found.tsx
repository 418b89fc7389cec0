import { noteBegun, noteMade } from '~/content/made-pages';
import { paths } from '~/paths';
import { Problem } from '~/site/problem';

export default function NotFound() {
  noteBegun(paths.notFound);
  noteMade(paths.notFound, []);
  return <Problem title="Такой страницы нет" text="Вернитесь на шаг назад или на главную страницу" />;
}
