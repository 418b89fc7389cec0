import type { ResponseOf } from '@vitrina/provider-api/contract';
import type { Handler } from '../provider/handler';
import { answer, refuse } from '../provider/reply';

/** Tax numbers of region 00, which nobody has: their check digits are right, the organisations are invented. */
const ORGANISATIONS: readonly ResponseOf<'findOrganisation'>[] = [
  {
    inn: '0012345017',
    name: 'ООО «Северный маяк»',
    address: '190000, г. Санкт-Петербург, наб. Выдуманная, д. 1, оф. 12',
    kpp: '001201001',
    ogrn: '1020000123451',
    okved: '62.01',
    management_name: 'Маякова Вера Сергеевна',
    management_post: 'Генеральный директор',
    branch_count: 2,
    branch_type: 'MAIN',
    employee_count: 48,
    status: 'ACTIVE',
    finance: { year: 2025, revenue: 184_500_000 },
    phones: ['78120000001'],
    emails: ['info@mayak.example'],
  },
  {
    inn: '0012345024',
    name: 'АО «Полевые приборы»',
    address: '630000, г. Новосибирск, ул. Несуществующая, д. 7',
    kpp: '001201002',
    ogrn: '1020000123462',
    okved: '26.51',
    management_name: 'Полев Игорь Олегович',
    management_post: 'Директор',
    employee_count: 310,
    status: 'LIQUIDATING',
    finance: { year: 2024, revenue: 960_000_000 },
  },
  {
    inn: '001234567887',
    name: 'ИП Ромашкина О. П.',
    address: 'г. Казань',
    ogrn: '320000001234567',
    okved: '47.91',
    status: 'ACTIVE',
    ip_name: 'Ольга',
    ip_surname: 'Ромашкина',
    ip_patronymic: 'Петровна',
  },
];

/** `GET /enrichment/organisations/{inn}`: what a register of organisations would answer. */
export const findOrganisation: Handler<'findOrganisation'> = ({ params }) => {
  const found = ORGANISATIONS.find(({ inn }) => inn === params.inn);
  return found ? answer(found) : refuse(404, 'not_found', 'No organisation has this tax number');
};
