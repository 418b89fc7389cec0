import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';

/** Who changes an entry: a person in the panel, the plan a person made, or a program without anybody. */
export type Actor =
  | { kind: 'person'; id: number; name: string }
  | { kind: 'plan'; id: number | null; name: string }
  | { kind: 'program' };

interface Circumstances {
  actor?: Actor;
  /** Set while a version of this entry is put back: what it says of itself, 'версия от 24 ноября, 14:32'. */
  restores?: { documentId: string; words: string };
  /** What the person who made a plan has confirmed of the prices it publishes (src/prices/price-confirmation.ts). */
  confirmedPrices?: string;
}

const circumstances = new AsyncLocalStorage<Circumstances>();

/** Changes made during the work are put down to these circumstances instead of the request's own. */
export function under<T>(given: Circumstances, work: () => Promise<T>): Promise<T> {
  return circumstances.run({ ...circumstances.getStore(), ...given }, work);
}

/** What was confirmed beforehand of the prices that the work publishes. */
export function confirmedBeforehand(): string | undefined {
  return circumstances.getStore()?.confirmedPrices;
}

export function currentActor(strapi: Core.Strapi): Actor {
  const given = circumstances.getStore()?.actor;
  if (given !== undefined) return given;
  const user: unknown = strapi.requestContext.get()?.state.user;
  return isPanelUser(user) ? { kind: 'person', id: user.id, name: nameOf(user) } : { kind: 'program' };
}

/** Whether the change of this entry puts a version back; what else it brings about is a change like any other. */
export function restorationOf(documentId: string): string | undefined {
  const restored = circumstances.getStore()?.restores;
  return restored?.documentId === documentId ? restored.words : undefined;
}

export interface PanelUser {
  id: number;
  firstname?: string | null;
  lastname?: string | null;
  email?: string | null;
}

/** A person's name as colleagues see it. */
export function nameOf({ firstname, lastname, email }: PanelUser): string {
  const name = [firstname, lastname].filter((part) => part).join(' ');
  return name === '' ? (email ?? 'Без имени') : name;
}

/** What the tables keep of who acted. */
export function personOf(actor: Actor): { person: string; person_id: number | null } {
  return actor.kind === 'program'
    ? { person: 'Программа', person_id: null }
    : { person: actor.name, person_id: actor.id };
}

function isPanelUser(value: unknown): value is PanelUser {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'id') === 'number';
}
