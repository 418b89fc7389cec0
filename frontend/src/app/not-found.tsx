import { Problem } from '~/documents/problem';
import { noteBegun, recordRender } from '~/rendering/rendered-pages';
import { paths } from '~/urls/paths';

export default function NotFound() {
  noteBegun(paths.notFound);
  recordRender(paths.notFound, []);
  return <Problem title="Такой страницы нет" text="Вернитесь на шаг назад или на главную страницу" />;
}
