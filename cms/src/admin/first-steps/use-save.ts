import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { type FormFaults, formFaults } from './form-faults';
import type { SettingsForm } from './saved-settings';

/** In this header the CMS is told which version somebody began from (src/writes/edit-conflict.ts). */
const BASE_VERSION = 'x-vitrina-started-from';

interface Saving {
  isBusy: boolean;
  /** What was wrong with the last save. */
  faults: FormFaults | undefined;
  /** Whether it is saved, and published where that is wanted. What refuses it is in `faults` then. */
  save: (
    form: SettingsForm,
    fields: object,
    baseVersion: string,
    done: string,
    isPublished?: boolean,
  ) => Promise<boolean>;
}

/** Saves a part of settings as their own form does, and so with all its checks. */
export function useSave(): Saving {
  const { put, post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isBusy, setBusy] = useState(false);
  const [faults, setFaults] = useState<FormFaults>();
  return {
    isBusy,
    faults,
    async save({ address }, fields, baseVersion, done, isPublished = false) {
      setBusy(true);
      setFaults(undefined);
      try {
        const options = { headers: { [BASE_VERSION]: baseVersion } };
        if (isPublished) await post(`${address}/actions/publish`, fields, options);
        else await put(address, fields, options);
        toggleNotification({ type: 'success', message: done });
        return true;
      } catch (error) {
        setFaults(formFaults(error));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
