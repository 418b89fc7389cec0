import {
  CheckField,
  ChoiceField,
  Combobox,
  Field,
  NativeSelect,
  RadioCards,
  Select,
  SwitchField,
  TextArea,
} from '@vitrina/ui';
import type { ReactNode } from 'react';
import { CITIES, PERIODS, PLACES, SYSTEMS } from './forms-options';
import { Sliders } from './forms-sliders';
import { Chapter, Part } from './part';

/** Everything that is filled in. */
export function Forms() {
  return (
    <Chapter id="forms" title="Формы">
      <Part name="Field">
        <Row>
          <Field name="field-empty" label="Имя и фамилия" placeholder="Анна Петрова" />
          <Field name="field-filled" label="Почта" defaultValue="anna@example.ru" hint="Сюда придёт доступ" />
          <Field
            name="field-error"
            label="Телефон"
            defaultValue="+7 900"
            error="Не хватает цифр: нужно одиннадцать"
          />
          <Field
            name="field-disabled"
            label="ИНН"
            defaultValue="7701234567"
            disabled
            hint="Меняется только в панели"
          />
        </Row>
      </Part>
      <Part name="TextArea">
        <Row>
          <TextArea name="area-empty" label="Сообщение" placeholder="Что нужно перенести?" />
          <TextArea
            name="area-filled"
            label="Адрес"
            rows={2}
            defaultValue={'119049, Москва,\nКрымский Вал, 9'}
            hint="Для закрывающих документов"
          />
          <TextArea
            name="area-error"
            label="Вопрос"
            rows={2}
            defaultValue="?"
            error="Опишите вопрос хотя бы парой слов"
          />
          <TextArea
            name="area-disabled"
            label="Комментарий"
            rows={2}
            disabled
            hint="Заказ уже передан в работу"
          />
        </Row>
      </Part>
      <Part name="Select">
        <Row>
          <Select
            name="select-empty"
            label="Система"
            options={SYSTEMS}
            placeholder="Выберите систему"
            hint="Поставим при первом запуске"
          />
          <Select name="select-filled" label="Система" options={SYSTEMS} defaultValue="debian-12" />
          <Select
            name="select-error"
            label="Система"
            options={SYSTEMS}
            placeholder="Выберите систему"
            error="Без системы сервер не запустить"
          />
          <Select
            name="select-disabled"
            label="Система"
            options={SYSTEMS}
            defaultValue="bitrix"
            disabled
            hint="Задана образом"
          />
        </Row>
      </Part>
      <Part name="NativeSelect">
        <Row>
          <NativeSelect
            name="native-filled"
            label="Система"
            options={SYSTEMS}
            defaultValue="debian-12"
            hint="Список браузера, без скриптов"
          />
          <NativeSelect
            name="native-error"
            label="Система"
            options={SYSTEMS}
            error="Для этой системы мало памяти"
          />
          <NativeSelect
            name="native-disabled"
            label="Система"
            options={SYSTEMS}
            defaultValue="bitrix"
            disabled
            hint="Задана образом"
          />
        </Row>
      </Part>
      <Part name="Combobox">
        <Row>
          <Combobox name="combobox-empty" label="Город" placeholder="Начните вводить" {...cities} />
          <Combobox
            name="combobox-filled"
            label="Город"
            defaultValue="Казань"
            hint="Покажем ближайший дата-центр"
            {...cities}
          />
          <Combobox
            name="combobox-error"
            label="Город"
            placeholder="Начните вводить"
            error="Выберите город из списка"
            {...cities}
          />
          <Combobox
            name="combobox-disabled"
            label="Город"
            defaultValue="Москва"
            disabled
            hint="Определён по адресу организации"
            {...cities}
          />
        </Row>
      </Part>
      <Part name="CheckField">
        <Row>
          <CheckField name="check-empty">Хочу получать письма о новых возможностях</CheckField>
          <CheckField name="check-filled" defaultChecked>
            Согласен на обработку персональных данных
          </CheckField>
          <CheckField name="check-error" error="Без согласия аккаунт не создать">
            Согласен на обработку персональных данных
          </CheckField>
          <CheckField name="check-disabled" defaultChecked disabled hint="Входит в тариф">
            Резервная копия раз в сутки
          </CheckField>
        </Row>
      </Part>
      <Part name="SwitchField">
        <Row>
          <SwitchField name="switch-off" label="Резервные копии" hint="Раз в сутки, хранятся неделю" />
          <SwitchField name="switch-on" label="Публичный IP" defaultChecked />
          <SwitchField
            name="switch-disabled"
            label="Защита от DDoS"
            disabled
            hint="Пока нет в этой локации"
          />
          <SwitchField
            name="switch-disabled-on"
            label="Мониторинг"
            defaultChecked
            disabled
            hint="Входит в тариф"
          />
        </Row>
      </Part>
      <Part name="ChoiceField">
        <Row>
          <ChoiceField name="choice-empty" legend="Период" choices={PERIODS} hint="За год дешевле на 10 %" />
          <ChoiceField name="choice-filled" legend="Период" choices={PERIODS} defaultValue="year" />
          <ChoiceField name="choice-error" legend="Период" choices={PERIODS} error="Выберите период" />
          <ChoiceField
            name="choice-disabled"
            legend="Период"
            choices={PERIODS}
            defaultValue="month"
            disabled
            hint="Тариф оплачивают помесячно"
          />
        </Row>
      </Part>
      <Part name="RadioCards">
        <RadioCards name="cards-filled" legend="Где поставить сервер" cards={PLACES} defaultValue="msk" />
        <RadioCards
          name="cards-error"
          legend="Где поставить сервер"
          cards={PLACES}
          error="Выберите место для сервера"
        />
        <RadioCards
          name="cards-disabled"
          legend="Где поставить сервер"
          cards={PLACES}
          defaultValue="fra"
          disabled
          hint="Место нельзя сменить после заказа"
        />
      </Part>
      <Part name="SliderField">
        <Row>
          <Sliders />
        </Row>
      </Part>
    </Chapter>
  );
}

const cities = { options: CITIES, nothingFound: 'Такого города нет в списке', clearLabel: 'Очистить город' };

function Row({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-6 gap-y-5 wide:grid-cols-2">{children}</div>;
}
