import { type StrapiApp, useForm } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import type { PanelOfEntry } from '../editorial/panel-of-entry';
import { askForOpenRequests } from './open-requests';
import { readAgain } from './read-again';
import { REQUEST } from './request-address';
import { RequestWork } from './request-work';

/** Beside a request: who has it, its answers, its delivery, its consent. */
export function addRequestWork(app: StrapiApp): void {
  const { addEditViewSidePanel } = app.getPlugin('content-manager').apis;
  if (typeof addEditViewSidePanel === 'function') addEditViewSidePanel([WorkPanel]);
}

function WorkPanel({ model, documentId, document }: PanelOfEntry) {
  const isModified = useForm('WorkPanel', ({ modified }) => modified);
  const changed = useCallback(() => {
    askForOpenRequests();
    // The list and the form were read before; a form that somebody types into stays as it is.
    readAgain([`${REQUEST}_LIST`, ...(isModified ? [] : [`${REQUEST}_${documentId}`])]);
  }, [documentId, isModified]);
  if (model !== REQUEST || documentId === undefined || documentId === 'create') return null;
  const occasion = String(document?.updatedAt);
  return {
    title: 'Работа с заявкой',
    content: <RequestWork documentId={documentId} occasion={occasion} changed={changed} />,
  };
}
