import { Badge, Box } from '@strapi/design-system';
import { Message } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { useOpenRequests } from './open-requests';
import { REQUEST_LIST, SEES_REQUESTS } from './request-address';

const MOST_SHOWN = 99;

/** 'Заявки' in the menu of who may see them, with the number of those that are new or in work. */
export function addRequestsMenu(app: StrapiApp): void {
  app.addMenuLink({
    to: REQUEST_LIST,
    icon: OpenRequests,
    intlLabel: { id: 'vitrina.requests', defaultMessage: 'Заявки' },
    permissions: SEES_REQUESTS,
    position: 2,
  });
}

/** Strapi's own number of a menu entry is set once and for all, so this one belongs to the picture. */
function OpenRequests(picture: React.ComponentProps<typeof Message>) {
  const open = useOpenRequests();
  return (
    <Box
      tag="span"
      position="relative"
      display="inline-flex"
      title={open > 0 ? `Открытых: ${open}` : undefined}
    >
      <Message {...picture} />
      {open > 0 ? (
        <Box tag="span" position="absolute" top="-1.2rem" left="0.9rem" data-open-requests={open}>
          <Badge backgroundColor="primary600" textColor="neutral0">
            {open > MOST_SHOWN ? `${MOST_SHOWN}+` : open}
          </Badge>
        </Box>
      ) : null}
    </Box>
  );
}
