import { Problem } from '~/site/problem';

export default function NotFound() {
  return <Problem title="Такой страницы нет" text="Вернитесь на шаг назад или на главную страницу" />;
}
