import type { StrapiApp } from '@strapi/strapi/admin';

/** Offers the inputs in which a static preset names the provider's server or configurator that it sells. */
export function registerServerChoice(app: StrapiApp): void {
  app.customFields.register({
    name: 'server-preset',
    type: 'integer',
    intlLabel: { id: 'server-preset.label', defaultMessage: 'Тариф провайдера' },
    intlDescription: { id: 'server-preset.description', defaultMessage: 'Сервер из живого списка тарифов' },
    components: { Input: loadPresetInput },
  });
  app.customFields.register({
    name: 'server-configurator',
    type: 'integer',
    intlLabel: { id: 'server-configurator.label', defaultMessage: 'Конфигуратор провайдера' },
    intlDescription: {
      id: 'server-configurator.description',
      defaultMessage: 'Конфигуратор, в котором собирают сервер',
    },
    components: { Input: loadConfiguratorInput },
  });
}

async function loadPresetInput() {
  const { ServerPresetInput } = await import('./server-choice-input');
  return { default: ServerPresetInput };
}

async function loadConfiguratorInput() {
  const { ServerConfiguratorInput } = await import('./server-choice-input');
  return { default: ServerConfiguratorInput };
}
