import { Notice } from '@vitrina/ui';

/** Where a link of a retired tariff has led. */
export function SuccessorNotice() {
  return (
    <Notice tone="neutral">
      Тариф, на который вела ссылка, больше не продаётся. Вот тот, что пришёл ему на смену.
    </Notice>
  );
}
