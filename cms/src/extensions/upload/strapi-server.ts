import { withOurRules } from '../../media/upload-plugin';

/** Strapi hands its own plugin to this file (https://docs.strapi.io, 'Plugins extension'). */
export default withOurRules;
