import type { GetStaticPaths } from 'next';
import { OwnPage } from '~/blocks/own-page';
import { ownPageProps } from '~/blocks/page-props';

/** It is read; what answers at once in it are islands. */
export const config = { unstable_runtimeJS: false };

/** No page is made while the site is built: the CMS and the provider are not there then. The first visit makes it. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps = ownPageProps;

export default OwnPage;
