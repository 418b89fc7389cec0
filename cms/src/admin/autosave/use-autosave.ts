import { useForm } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { languageIn, searchOf } from '../languages/language-in';
import { type Autosave, autosavesOf, newKey, type Owner } from './autosaves';
import { changedFields, restoreFields } from './changed-fields';
import { noteStart, onEditConflict } from './send-base-version';
import { useAutosaveStorage } from './use-autosave-storage';

export type AutosaveFault = 'no-room' | 'not-saved' | 'edit-conflict';

/** After a save the entry comes back with another date within this time, or the save has failed. */
const SAVE_SEEN_WITHIN_MS = 3_000;

/**
 * Keeps what is typed into the form around it, and offers what earlier visits have left. `version` is the date of the
 * entry as the server has it.
 *
 * Strapi takes a save that failed for want of a network or a session for one that worked: it counts what is typed as saved
 * and then puts the server's version over it. So nothing is let go before the entry comes back with another date; if it
 * does not, the form gets back what was typed.
 */
export function useAutosave({ userId, model, documentId }: Owner, version: string | undefined) {
  const { values, initialValues, modified, isSubmitting, disabled, setValues, resetForm } = useForm(
    'Autosave',
    (form) => form,
  );
  const [visit, setVisit] = useState(() => crypto.randomUUID());
  const [fault, setFault] = useState<AutosaveFault>();
  const [offered, setOffered] = useState<Autosave[]>([]);
  const { pathname, search } = useLocation();
  const path = pathname + searchOf(languageIn(search));
  const key = newKey({ userId, model, documentId }, visit);
  const storage = useAutosaveStorage({ key, userId, model, path }, isSubmitting);
  /** The version that is being changed, and what it has become so far. */
  const base = useRef({ values: initialValues, version });
  const typed = useRef(values);
  const isSaving = useRef(false);
  /** Keys of visits whose save was refused because somebody else had saved: Strapi puts their version into the form. */
  const refused = useRef(new Set<string>());

  const list = useCallback(() => {
    const others = autosavesOf(localStorage, { userId, model, documentId }).filter(
      (autosave) => autosave.key !== key,
    );
    const isSaved = ({ key: kept, fields }: Autosave) =>
      !refused.current.has(kept) &&
      Object.keys(changedFields(restoreFields(base.current.values, fields), base.current.values)).length ===
        0;
    // Whoever leaves right after saving does not see the save come back; their words are in the entry all the same.
    for (const autosave of others.filter(isSaved)) localStorage.removeItem(autosave.key);
    setOffered(others.filter((autosave) => !isSaved(autosave)));
  }, [userId, model, documentId, key]);
  useEffect(() => {
    list();
    // Another tab has saved its words, or let them go.
    window.addEventListener('storage', list);
    return () => window.removeEventListener('storage', list);
  }, [list]);

  useEffect(
    () =>
      onEditConflict(() => {
        refused.current.add(key);
        setFault('edit-conflict');
      }),
    [key],
  );
  // A single type has no number in its address.
  const [name] = documentId.split('@');
  const entry = name === 'single' ? model : `${model}/${name}`;
  useEffect(() => () => noteStart(entry, undefined), [entry]);

  useEffect(() => {
    // The published version is shown in the same form, but not to be changed.
    if (modified && !disabled) {
      isSaving.current = isSubmitting;
      typed.current = values;
      const fields = changedFields(values, base.current.values);
      const autosave = {
        ...{ key, keptAt: Date.now(), baseVersion: base.current.version, fields },
        ...{ path, name: nameOf(values) },
      };
      storage.put(autosave, (isKept) =>
        setFault((former) => (isKept ? withoutRoomFault(former) : 'no-room')),
      );
      return undefined;
    }
    if (isSaving.current && version === base.current.version) {
      const unseen = setTimeout(() => {
        isSaving.current = false;
        resetForm(base.current.values);
        setValues(typed.current);
        setFault('not-saved');
      }, SAVE_SEEN_WITHIN_MS);
      return () => clearTimeout(unseen);
    }
    // Saved, or undone by hand; anything else is another version that took the place of what was typed.
    const isRefused = refused.current.has(key);
    const isReplaced =
      (isRefused || !isSaving.current) && initialValues !== base.current.values && storage.holds();
    if (isReplaced) setVisit(crypto.randomUUID());
    else storage.clear();
    if (isSaving.current && !isRefused) setFault(undefined);
    isSaving.current = false;
    base.current = { values: initialValues, version };
    if (!disabled) noteStart(entry, version);
    return undefined;
  }, [
    values,
    initialValues,
    modified,
    isSubmitting,
    disabled,
    version,
    key,
    path,
    entry,
    storage,
    resetForm,
    setValues,
  ]);

  function restore(autosave: Autosave) {
    setValues(restoreFields(values, autosave.fields));
    remove(autosave);
  }
  function remove(autosave: Autosave) {
    localStorage.removeItem(autosave.key);
    list();
  }
  return { offered: disabled ? [] : offered, fault, restore, remove };
}

/** Room is found again by keeping; what a save was refused for stays until one succeeds. */
function withoutRoomFault(fault: AutosaveFault | undefined): AutosaveFault | undefined {
  return fault === 'no-room' ? undefined : fault;
}

function nameOf(values: object): string {
  const names: unknown[] = ['title', 'name', 'brand_name', 'code'].map((field) => Reflect.get(values, field));
  return names.find((name) => typeof name === 'string' && name !== '')?.toString() ?? 'Без названия';
}
