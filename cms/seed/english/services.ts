import type { SeededPage } from '../seeded-page';
import { page as aiServers } from './pages/ai-servers';
import { page as apps } from './pages/apps';
import { page as cloudServers } from './pages/cloud-servers';
import { page as databases } from './pages/databases';
import { page as dedicatedServers } from './pages/dedicated-servers';
import { page as gpu } from './pages/gpu';
import { page as kubernetes } from './pages/kubernetes';
import { page as loadBalancers } from './pages/load-balancers';
import { page as reservedcloud } from './pages/reservedcloud';
import { page as s3 } from './pages/s3';

/** In the order of the menu. */
export const services: SeededPage[] = [
  cloudServers,
  databases,
  s3,
  loadBalancers,
  kubernetes,
  dedicatedServers,
  apps,
  aiServers,
  gpu,
  reservedcloud,
];
