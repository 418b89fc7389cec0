import type { StrapiApp } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { addToLists } from '../strapi/content-manager';
import { ErasePerson } from './erase-person';
import { DownloadRequests } from './export-button';
import { REQUEST } from './request-address';

/** Above the list of requests: the table for spreadsheets, and for who may the erasing of all of a person. */
export function addRequestListActions(app: StrapiApp): void {
  addToLists(app, { name: 'vitrina-requests-actions', Component: ListActions });
}

function ListActions() {
  const { slug } = useParams();
  if (slug !== REQUEST) return null;
  return (
    <>
      <DownloadRequests />
      <ErasePerson />
    </>
  );
}
