import { buildSessionMetadata } from '@strapi/utils';
import type { CurrentRequest } from '../strapi/current-request';
import { visitorAddress } from './visitor-address';

/** Where a request of the panel comes from, by as many proxies as are believed. */
export function addressOf({ get, socketAddress }: CurrentRequest, trustedProxies: number): string {
  return visitorAddress({ forwardedFor: get('X-Forwarded-For'), socket: socketAddress, trustedProxies });
}

/** 'Chrome, Linux'; empty when the browser does not say. */
export function browserOf({ get }: CurrentRequest): string {
  const { deviceName } = buildSessionMetadata({ userAgent: get('User-Agent') });
  return typeof deviceName === 'string' ? deviceName.replace(' on ', ', ') : '';
}
