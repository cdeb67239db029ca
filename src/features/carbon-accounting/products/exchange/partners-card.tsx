import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExchangePartner } from '../../../../../core/contracts/exchange-partners';
import { Card } from '../../../../components/layout/page';
import { useAccess } from '../../shared/use-access';
import * as products from '../products.module.css';
import { EndDialog } from './end-dialog';
import * as styles from './exchange.module.css';
import { useIsConnected } from './needs-connection';
import { PartnerDialog } from './partner-dialog';
import { PartnerRow, type PartnerAction } from './partner-row';
import { SecretDialog } from './secret-dialog';

interface PartnersCardProps {
  partners: readonly ExchangePartner[];
  /** The address that their systems call. */
  address: string;
}

/** The partners with their access and the available actions. */
export function PartnersCard({ partners, address }: PartnersCardProps) {
  const { t } = useTranslation('carbon-exchange');
  const { canManage } = useAccess();
  const isConnected = useIsConnected();
  const [opened, setOpened] = useState<{ partner: ExchangePartner; action: PartnerAction }>();
  const close = () => setOpened(undefined);
  return (
    <Card title={t('partners')}>
      {partners.length === 0 && <p className={products.note}>{t('none')}</p>}
      <ul className={styles.list}>
        {partners.map((partner) => (
          <PartnerRow
            key={partner.id}
            partner={partner}
            canManage={canManage}
            disabled={!isConnected}
            onAct={(action) => setOpened({ partner, action })}
          />
        ))}
      </ul>
      {opened?.action === 'rename' && <PartnerDialog partner={opened.partner} onClose={close} />}
      {opened?.action === 'makeSecret' && (
        <SecretDialog partner={opened.partner} address={address} onClose={close} />
      )}
      {(opened?.action === 'remove' || opened?.action === 'revoke') && (
        <EndDialog partner={opened.partner} action={opened.action} onClose={close} />
      )}
    </Card>
  );
}
