import { type StrapiApp, unstable_useContentManagerContext } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { MovedPart } from './moved-part';

/** A panel beside an entry: what Strapi hands to it, and its title and content, or nothing to show none. */
type SidePanel = (entry: never) => { title: string; content: React.ReactNode } | null;

/** Puts panels beside the form of every entry, in this order; each decides for which entries it is. */
export function addSidePanels(app: StrapiApp, panels: readonly SidePanel[]): void {
  const add: unknown = Reflect.get(app.getPlugin('content-manager').apis, 'addEditViewSidePanel');
  if (typeof add !== 'function')
    throw new MovedPart(
      'its content manager has no addEditViewSidePanel',
      'no check, review or history would stand beside an entry',
    );
  add(panels);
}

interface Addition {
  name: string;
  Component: ComponentType;
}

/** Puts a component under the buttons beside the form of every entry; it may show nothing and only listen. */
export function addToForm(app: StrapiApp, addition: Addition): void {
  inject(app, 'editView', 'right-links', addition);
}

/** Puts a component above every list of entries. */
export function addToLists(app: StrapiApp, addition: Addition): void {
  inject(app, 'listView', 'actions', addition);
}

function inject(app: StrapiApp, view: 'editView' | 'listView', place: string, addition: Addition): void {
  const plugin = app.getPlugin('content-manager');
  const places: unknown = Reflect.get(Object(Reflect.get(plugin, 'injectionZones')), view);
  if (!Array.isArray(Reflect.get(Object(places), place)))
    throw new MovedPart(`its ${view} has no place ${place}`, `${addition.name} would do nothing`);
  plugin.injectComponent(view, place, addition);
}

/** The entry whose form is around a component. Strapi calls it unstable; nothing else tells. */
export function useEditedEntry() {
  return unstable_useContentManagerContext();
}
