import { useTranslation } from 'react-i18next';
import type { ApiClient } from '../../../../core/contracts/api-clients';
import { Day } from '../../../components/ui/day';
import { InstantText } from '../../../components/ui/instant';
import { Pill } from '../../../components/ui/pill';
import { SystemRow } from '../../../domain/systems/system-row';
import * as styles from '../../../domain/systems/systems.module.css';
import { useScopeText } from '../use-client-texts';

const actions = ['renew', 'revoke'] as const;
export type ClientAction = (typeof actions)[number];

interface ClientRowProps {
  client: ApiClient;
  disabled: boolean;
  onAct: (action: ClientAction) => void;
}

/** A client: scopes, last use and expiry. */
export function ClientRow({ client, disabled, onAct }: ClientRowProps) {
  const { t } = useTranslation('account');
  const scopeText = useScopeText();
  const { name, scopes, lastUsedAt, expiresOn, isExpired } = client;
  return (
    <SystemRow
      name={name}
      marks={isExpired && <Pill tone="negative">{t('apiClients.expired')}</Pill>}
      actions={actions.map((action) => ({
        action,
        text: t(`apiClients.${action}.action`),
        of: t(`apiClients.${action}.of`, { name }),
      }))}
      disabled={disabled}
      onAct={onAct}
    >
      <p className={styles.note}>{scopes.map(scopeText).join(' · ')}</p>
      <p className={styles.note}>
        {lastUsedAt ? (
          <>
            {t('apiClients.used')} <InstantText value={lastUsedAt} />
          </>
        ) : (
          t('apiClients.neverUsed')
        )}
        {expiresOn && (
          <>
            {' · '}
            {t('apiClients.expires')} <Day value={expiresOn} />
          </>
        )}
      </p>
    </SystemRow>
  );
}
