import { SectionPage } from '~/features/services/section-page';
import { sectionProps } from '~/features/services/section-props';

/** It is read, not used: no framework is sent to the browser. */
export const config = { unstable_runtimeJS: false };

export const getStaticProps = sectionProps('solution');

export default SectionPage;
