import { options, type VNode } from 'preact';
import {
  createContext,
  createElement,
  Fragment,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/compat';

/**
 * What stands for React in the file that islands share: Preact, an eighth of its size, with what islands rely on of React and Preact
 * does otherwise (docs/decisions/0079). The server renders them by React.
 */
export {
  createContext,
  createElement,
  Fragment,
  flushSync,
  forwardRef,
  memo,
  useCallback,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'preact/compat';
export { hydrateRoot } from 'preact/compat/client';
export { jsx, jsxs } from 'preact/compat/jsx-runtime';

/** As React Hook Form imports it. */
// biome-ignore lint/style/noDefaultExport: the other side says how it is imported
export default {
  ...{ createContext, createElement, Fragment },
  ...{ useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState },
};

/**
 * The value before until the browser has painted what answers a hand at once; Preact draws everything at one go. A value that is made
 * anew for every drawing would be a new one each time, and drawn without end: it is to be kept in a state or a memo.
 */
export function useDeferredValue<Value>(value: Value): Value {
  const [shown, show] = useState(() => value);
  useEffect(() => {
    // An effect comes behind the frame that shows the answer, and a task of its own lets the next press go first.
    const later = setTimeout(() => show(() => value));
    return () => clearTimeout(later);
  }, [value]);
  return shown;
}

type Field = HTMLInputElement | HTMLSelectElement;
type Told = { value?: unknown; checked?: unknown };

/** What each field was told when it was drawn last. */
const told = new WeakMap<EventTarget, Told>();
const { diffed, event: heard } = options;

options.diffed = (vnode: VNode & { __e?: unknown }) => {
  diffed?.(vnode);
  // A component has its element, too.
  if (typeof vnode.type === 'string' && isField(vnode.__e)) told.set(vnode.__e, vnode.props as Told);
};

/** A field shows what it is told, also when nobody has taken what was typed or ticked in it: then nothing is drawn anew. */
options.event = (event) => {
  const { target, type } = event;
  // Preact draws in the microtask behind what is under way, this one comes behind that.
  if (isField(target) && type === toldBy(target)) queueMicrotask(() => queueMicrotask(() => correct(target)));
  return heard?.(event) ?? event;
};

function correct(field: Field): void {
  for (const one of isTicked(field) ? groupOf(field) : [field]) {
    const { checked, value } = told.get(one) ?? {};
    if (!isTicked(one)) {
      if (value !== undefined && value !== null && one.value !== String(value)) one.value = String(value);
    } else if (typeof checked === 'boolean') one.checked = checked;
  }
}

/** A radio button that is not taken gives its place back to another one. */
function groupOf(field: HTMLInputElement): HTMLInputElement[] {
  if (field.type !== 'radio') return [field];
  return [...document.getElementsByName(field.name)].filter((one) => one instanceof HTMLInputElement);
}

function toldBy(field: Field): string {
  return field instanceof HTMLSelectElement || isTicked(field) ? 'change' : 'input';
}

function isTicked(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function isField(target: unknown): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}
