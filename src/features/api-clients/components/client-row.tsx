import { useTranslation } from 'react-i18next';
import type { ApiClient } from '../../../../core/contracts/api-clients';
import { Button } from '../../../components/ui/button';
import { Day } from '../../../components/ui/day';
import { InstantText } from '../../../components/ui/instant';
import { Pill } from '../../../components/ui/pill';
import { useScopeText } from '../use-words';
import * as styles from './api-clients.module.css';

const actions = ['renew', 'revoke'] as const;
export type ClientAction = (typeof actions)[number];

interface ClientRowProps {
  client: ApiClient;
  disabled: boolean;
  onAct: (action: ClientAction) => void;
}

/** A client: what it may do, when it last did, and until when. */
export function ClientRow({ client, disabled, onAct }: ClientRowProps) {
  const { t } = useTranslation('account');
  const scopeText = useScopeText();
  const { name, scopes, lastUsedAt, expiresOn, isExpired } = client;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>
          <strong>{name}</strong>
          {isExpired && <Pill tone="negative">{t('apiClients.expired')}</Pill>}
        </p>
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
      </div>
      <div className={styles.buttons}>
        {actions.map((action) => (
          <Button
            key={action}
            size="small"
            variant="quiet"
            disabled={disabled}
            aria-label={t(`apiClients.${action}.of`, { name })}
            onClick={() => onAct(action)}
          >
            {t(`apiClients.${action}.action`)}
          </Button>
        ))}
      </div>
    </li>
  );
}
