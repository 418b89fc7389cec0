import type { GetStaticPaths } from 'next';
import { servicePageProps } from '~/blocks/page-props';
import { ServicePage } from '~/blocks/service-page';

/** It is read; what answers at once in it are islands. */
export const config = { unstable_runtimeJS: false };

/** No page is made while the site is built: the CMS and the provider are not there then. The first visit makes it. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps = servicePageProps('service');

export default ServicePage;
