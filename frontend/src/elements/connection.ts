import { notify } from './notify';

addEventListener('offline', () =>
  notify({
    status: 'Error',
    text: 'Нет соединения с интернетом. То, что вы выбрали и ввели, останется на месте.',
  }),
);
addEventListener('online', () => notify({ status: 'Success', text: 'Соединение восстановлено' }));
