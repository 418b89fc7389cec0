import { Flex, Link, Typography } from '@strapi/design-system';
import { useAuth, Widget } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { NavLink, useNavigate } from 'react-router-dom';
import { autosavesOfPerson } from './autosaves';
import { takeReturn } from './return-after-login';

/** On the panel's home page: entries in which this person left something unsaved, and the way back to the last one. */
export function AutosaveWidget() {
  const userId = String(useAuth('AutosaveWidget', ({ user }) => user?.id));
  const navigate = useNavigate();
  const [kept] = useState(() => autosavesOfPerson(localStorage, userId));
  useEffect(() => {
    const path = takeReturn(userId);
    if (path !== undefined) navigate(path);
  }, [navigate, userId]);

  if (kept.length === 0) return <Widget.NoData>Ничего не потеряно: всё сохранено.</Widget.NoData>;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
      {kept.map(({ key, path, name, keptAt }) => (
        <Flex tag="li" key={key} justifyContent="space-between" gap={4}>
          <Link tag={NavLink} to={path}>
            {name}
          </Link>
          <Typography variant="pi" textColor="neutral600">
            {moment.format(keptAt)}
          </Typography>
        </Flex>
      ))}
    </Flex>
  );
}

const moment = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});
