import { OTHER_CAMPAIGNS } from './take-counts';

/** Products as orders name them, in the words of the menu. */
const PRODUCTS: Record<string, string> = {
  ai: 'AI-комплект',
  apps: 'Приложения',
  balancer: 'Балансировщики',
  dbaas: 'Базы данных',
  dedicated: 'Выделенные серверы',
  k8s: 'Kubernetes',
  s3: 'Хранилище S3',
  vds: 'Облачные серверы',
};

export const VARIANTS: Record<string, string> = { a: 'А', b: 'Б' };

export function productName(product: string): string {
  return PRODUCTS[product] ?? (product || 'Без продукта');
}

export function campaignName(campaign: string): string {
  return campaign === OTHER_CAMPAIGNS ? 'Прочие кампании' : campaign || 'Без кампании';
}

export function bannerName(title: string | undefined): string {
  return title ?? 'Удалённый баннер';
}
