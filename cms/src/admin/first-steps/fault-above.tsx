import { Box, Typography } from '@strapi/design-system';
import { useEffect, useRef } from 'react';
import type { FormFaults } from './form-faults';

/** Why a save was refused. It is told to whoever cannot see it, and the keyboard goes on from there. */
export function FaultAbove({ faults }: { faults: FormFaults | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (faults !== undefined) place.current?.focus();
  }, [faults]);
  if (faults === undefined) return null;
  return (
    <Box ref={place} tabIndex={-1} role="alert" background="danger100" padding={4} hasRadius>
      <Typography textColor="danger700">Не сохранено, набранное осталось в полях. {faults.words}</Typography>
    </Box>
  );
}
