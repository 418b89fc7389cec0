import type { BucketOrder } from '@vitrina/ordering';
import { paths } from '~/urls/paths';
import type { FindSteps, OrderWords } from '../product-words';

export const BUCKET_NAME = 'Хранилище S3';

export const BUCKET_WORDS: OrderWords = {
  title: 'Заказ хранилища',
  withAccount: 'Создайте аккаунт\u00a0— и хранилище готово',
  afterwards:
    'Проверьте, всё ли верно. Сразу после заказа откроется панель с новым хранилищем и ключами к нему.',
  busy: 'Создаём хранилище…',
  tariffs: () => paths.service('s3'),
};

export const BUCKET_UNCHOSEN = 'После регистрации откроется панель: хранилище создают там.';

export const bucketSteps: FindSteps<BucketOrder> = (_order, made) =>
  made?.address
    ? [
        {
          text: 'Ключи доступа\u00a0— на странице хранилища в панели. Сохраните их в профиль:',
          command: 'aws configure',
        },
        {
          text: 'Посмотрите, что в хранилище:',
          command: `aws --endpoint-url https://${made.address} s3 ls s3://${made.name}`,
        },
      ]
    : [{ text: 'Ключи и адрес хранилища\u00a0— на его странице в панели.' }];
