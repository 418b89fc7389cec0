import { Link } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';

/** Leads to another page of the panel. */
export function PanelLink({ to, children }: { to: string; children: string }) {
  return (
    <Link tag={NavLink} to={to}>
      {children}
    </Link>
  );
}
