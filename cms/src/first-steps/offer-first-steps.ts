import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { accentOf } from '@vitrina/brand/colours';
import type { CmsEnv } from '../env';
import { textIn } from '../field-of';
import { accentFaults } from '../look/look-faults';
import { BRAND } from '../shop-brand';
import { offerToPanel, type PanelQuestion } from '../strapi/panel-routes';
import { askProviderTrial } from './ask-provider-trial';
import type { FirstSteps, ProviderAnswer } from './first-steps';
import { documentPages, legalDetails, publishedCommerce, servicePages, siteSettings } from './gather-facts';
import { judgeProducts, judgeProvider } from './judge-provider';
import { judgeAnalytics, judgeBrand, judgeDocuments } from './judge-steps';
import type { ShownAccent } from './shown-accent';
import { SETS_UP } from './who-sets-up';

const DISMISSED = { type: 'plugin', name: 'vitrina', key: 'first_steps_dismissed' } as const;

/**
 * Tells whoever sets the shop up what is left to do (rule R114): nothing is ticked off by hand, each step is judged by what the shop has. What
 * they change they save by the content manager, as from any form.
 */
export function offerFirstSteps(strapi: Core.Strapi, env: CmsEnv): void {
  offerToPanel(strapi, [
    {
      method: 'GET',
      path: '/first-steps',
      async answer(question): Promise<FirstSteps> {
        refuseUnlessSettingUp(question);
        const [settings, commerce, details] = await Promise.all([
          siteSettings(strapi),
          publishedCommerce(strapi),
          legalDetails(strapi),
        ]);
        const pages = await documentPages(strapi, settings);
        return {
          isDismissed: (await strapi.store(DISMISSED).get({})) === true,
          siteUrl: env.sitePublicUrl,
          brand: judgeBrand(settings, BRAND.name),
          documents: judgeDocuments(settings ?? {}, details, (slug) => pages.get(slug)),
          analytics: judgeAnalytics(commerce),
        };
      },
    },
    {
      method: 'GET',
      path: '/first-steps/provider',
      async answer(question): Promise<ProviderAnswer> {
        refuseUnlessSettingUp(question);
        const [asked, pages] = await Promise.all([askProviderTrial(env.site), servicePages(strapi)]);
        return { provider: judgeProvider(asked), products: judgeProducts(asked, pages) };
      },
    },
    {
      method: 'POST',
      path: '/first-steps/accent',
      async answer(question): Promise<ShownAccent> {
        refuseUnlessSettingUp(question);
        const colour = textIn(question.body, 'colour') ?? '';
        const [fault] = accentFaults(colour, BRAND.colours);
        if (fault !== undefined) return { fault: fault.message };
        if (colour === '') return {};
        const { accent, 'on-accent': onAccent } = accentOf(colour, BRAND.colours);
        const { paper, ink } = BRAND.colours;
        return { shades: { accent, onAccent, paper, ink } };
      },
    },
    {
      method: 'PUT',
      path: '/first-steps/dismissed',
      async answer(question) {
        refuseUnlessSettingUp(question);
        const isDismissed: unknown = Reflect.get(Object(question.body), 'isDismissed');
        if (typeof isDismissed !== 'boolean')
          throw new errors.ValidationError('Непонятно, убрать список или вернуть: обновите страницу.');
        await strapi.store(DISMISSED).set({ value: isDismissed });
        return { isDismissed };
      },
    },
  ]);
}

function refuseUnlessSettingUp({ can }: PanelQuestion): void {
  if (!can(SETS_UP)) throw new errors.ForbiddenError('Магазин настраивает супер-администратор.');
}
