import { type StrapiApp, useForm } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import type { PanelOfEntry } from '../editorial/panel-of-entry';
import { addSidePanels } from '../strapi/content-manager';
import { readAgain } from '../strapi/read-again';
import { askForOpenRequests } from './open-requests';
import { REQUEST } from './request-address';
import { RequestWork } from './request-work';

/** Beside a request: who has it, its answers, its delivery, its consent. */
export function addRequestWork(app: StrapiApp): void {
  addSidePanels(app, [WorkPanel]);
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
