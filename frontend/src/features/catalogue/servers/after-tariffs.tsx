import { buttonClass } from '@vitrina/ui';
import { t } from '~/messages';
import { paths } from '~/urls/paths';

export interface ContactCall {
  text?: string | undefined;
  /** A chat with support. */
  href: string;
}

interface AfterTariffsProps {
  /** The provider sells them. */
  hasClusters: boolean;
  contact: ContactCall | undefined;
}

/** The end of the block: servers that look after themselves, and somebody to ask (rule R42). */
export function AfterTariffs({ hasClusters, contact }: AfterTariffsProps) {
  if (!hasClusters && !contact) return null;
  return (
    <div className={`grid gap-5 ${hasClusters && contact ? 'wide:grid-cols-[1.4fr_1fr]' : ''}`}>
      {hasClusters && (
        <div className="grid content-between gap-5 rounded-card border border-rule bg-surface p-6 wide:p-8">
          <div className="grid gap-2">
            <p className="text-24 font-semibold">{t.catalogue.manyServers}</p>
            <p className="max-w-xl text-ink-soft">{t.catalogue.manyServersText}</p>
          </div>
          <a href={paths.service('kubernetes')} className={`justify-self-start ${buttonClass('quiet')}`}>
            {t.catalogue.kubernetesClusters}
          </a>
        </div>
      )}
      {contact && (
        <div className="grid content-between gap-5 rounded-card border border-rule p-6 wide:p-8">
          <div className="grid gap-2">
            <p className="text-20 font-semibold">{t.catalogue.noSuitableSize}</p>
            <p className="text-ink-soft">{t.catalogue.noSuitableSizeText}</p>
          </div>
          <a href={contact.href} className={`justify-self-start ${buttonClass('quiet')}`}>
            {contact.text || t.catalogue.leaveRequest}
          </a>
        </div>
      )}
    </div>
  );
}
