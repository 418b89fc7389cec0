import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { showsStyleGuide } from '~/runtime/env';
import { Containers } from '~/styleguide/containers';
import { Drawings } from '~/styleguide/drawings';
import { Elements } from '~/styleguide/elements';
import { Forms } from '~/styleguide/forms';
import { Foundations } from '~/styleguide/foundations';

export const metadata: Metadata = { title: 'Детали витрины', robots: { index: false } };

/** Whether the page exists is asked when it is visited, not when the site is built. */
export const dynamic = 'force-dynamic';

/** Every primitive in every state, for those who build with them and for the pictures that tests compare. */
export default function StyleGuide() {
  if (!showsStyleGuide()) notFound();
  return (
    <div className="container-page grid gap-20 py-12">
      <h1 className="text-44">Детали витрины</h1>
      <Foundations />
      <Forms />
      <Containers />
      <Elements />
      <Drawings />
    </div>
  );
}
