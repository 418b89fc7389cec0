import { Button, Flex, Typography } from '@strapi/design-system';
import type { ProviderStep } from '../../first-steps/first-steps';
import { MarkedLine } from './marked-line';

interface ProviderResultProps {
  step: ProviderStep | undefined;
  isAsking: boolean;
  again: () => void;
}

/** Every address that the site uses, as it answered the site just now. */
export function ProviderResult({ step, isAsking, again }: ProviderResultProps) {
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <div aria-live="polite">
        {step === undefined ? (
          <Typography>Сайт опрашивает провайдера, это займёт несколько секунд…</Typography>
        ) : (
          <Flex direction="column" alignItems="stretch" gap={4}>
            {step.fault === undefined ? (
              <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
                {step.addresses.map(({ name, variable, address, fault }) => (
                  <MarkedLine
                    key={variable}
                    isFine={fault === undefined}
                    title={name}
                    words={`${address} (${variable}): ${fault ?? 'отвечает.'}`}
                  />
                ))}
                {step.catalogue === undefined ? null : (
                  <MarkedLine isFine={step.catalogue.isFine} title="Каталог" words={step.catalogue.words} />
                )}
              </Flex>
            ) : (
              <Typography>{step.fault}</Typography>
            )}
            {step.askedAt === undefined ? null : (
              <Typography variant="pi" textColor="neutral600">
                Проверял сам сайт, {step.askedAt}: оттуда эти адреса и нужны.
              </Typography>
            )}
          </Flex>
        )}
      </div>
      <Flex>
        <Button type="button" variant="secondary" loading={isAsking} onClick={again}>
          Проверить ещё раз
        </Button>
      </Flex>
    </Flex>
  );
}
