import { type FormEvent, useEffect, useRef, useState } from 'react';
import { changeDraft, type DraftMove } from './change-draft';
import { choosingAddress } from './cluster-address';
import { clusterBill } from './cluster-bill';
import type { ClusterOffer } from './cluster-choice';
import { writeFields } from './cluster-draft';
import { focusAfter } from './focus-after';
import { type Fault, readCluster } from './read-cluster';
import { readDraft } from './read-draft';
import { toldFaults } from './told-faults';
import { useDebouncedAddress } from './use-debounced-address';

/**
 * A cluster that is put together in a form, whose fields are the one truth: whatever changes is read from them anew, and the
 * address follows when that rests, so that a reload or the way back leads to the same choice.
 */
export function useClusterDraft(offer: ClusterOffer, start: string) {
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(start);
  const [typed, setTyped] = useState<string>();
  const [toFocus, setToFocus] = useState<string>();
  const opened = openDraft(new URLSearchParams(fields), offer);
  const { draft } = opened;
  const faults = faultsOf(opened);
  const [found, setFound] = useState<readonly Fault[]>(faults);
  const summary = useRef<HTMLElement>(null);
  const [failedChecks, setFailedChecks] = useState(0);
  const address = useDebouncedAddress();

  function show(next: URLSearchParams): ReturnType<typeof openDraft> {
    const now = openDraft(next, offer);
    setFields(String(next));
    address.follow(choosingAddress(now));
    return now;
  }

  /** As it stands in the form now, which may be ahead of what is drawn. */
  function current(): URLSearchParams {
    return form.current ? fieldsIn(form.current) : new URLSearchParams(fields);
  }

  function follow(event?: FormEvent) {
    const { target } = event ?? {};
    // What is being typed is not wrong yet.
    setTyped(target instanceof HTMLInputElement && target.type !== 'radio' ? target.name : undefined);
    show(current());
  }

  function move(wanted: DraftMove) {
    const before = openDraft(current(), offer).draft;
    const after = changeDraft(before, wanted);
    show(writeFields(after));
    setToFocus(focusAfter(wanted, before, after));
  }

  /** Whether the form may go: nothing is wrong with it as it stands now. */
  function check(): boolean {
    setTyped(undefined);
    const now = show(current());
    address.keep();
    const isWhole = now.read.kind === 'order';
    setFound(isWhole ? [] : faultsOf(now));
    if (!isWhole) setFailedChecks((count) => count + 1);
    return isWhole;
  }

  // A choice made before this script came, or kept by the browser over a reload, is not the one that is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come
  useEffect(() => {
    const known = writeFields(draft);
    const isOther = ([key, value]: [string, string]) => known.has(key) && known.get(key) !== value;
    if ([...current()].some(isOther)) follow();
  }, []);

  useEffect(() => {
    if (!toFocus) return;
    document.getElementById(toFocus)?.focus();
    setToFocus(undefined);
  }, [toFocus]);

  useEffect(() => {
    if (failedChecks > 0) summary.current?.focus();
  }, [failedChecks]);

  const errorOf = (field: string) =>
    field === typed ? undefined : faults.find((fault) => fault.field === field)?.text;
  /** A field is left: what was typed into it is whole, and the page may be left next. */
  const settle = () => {
    setTyped(undefined);
    address.keep();
  };
  const told = { ref: summary, fields: toldFaults(found, faults) };
  return { ...opened, form, told, errorOf, follow, settle, move, check };
}

function openDraft(query: URLSearchParams, offer: ClusterOffer) {
  const opened = readDraft(query, offer);
  const read = readCluster(opened.draft, opened.choice);
  const bill = read.kind === 'order' ? clusterBill(read.order, offer) : undefined;
  return { ...opened, read, bill };
}

function faultsOf({ replaced, read }: Pick<ReturnType<typeof openDraft>, 'replaced' | 'read'>): Fault[] {
  return [...replaced, ...(read.kind === 'faults' ? read.faults : [])];
}

function fieldsIn(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams();
  for (const [key, value] of new FormData(form)) if (typeof value === 'string') query.set(key, value);
  return query;
}
