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
import { RequestDialog } from './outgoing-requests/request-dialog';
import { SecretDialog } from './secret-dialog';
import { SourceDialog } from './source-dialog';
import { StopDialog } from './stop-dialog';

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
  // A dialog stays open when a colleague removes its partner: the response says so.
  const partner = partners.find(({ id }) => id === opened?.partner.id) ?? opened?.partner;
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
      {partner && opened && <Opened {...{ partner, address }} action={opened.action} onClose={close} />}
    </Card>
  );
}

interface OpenedProps {
  partner: ExchangePartner;
  action: PartnerAction;
  address: string;
  onClose: () => void;
}

function Opened({ action, address, ...of }: OpenedProps) {
  switch (action) {
    case 'rename':
      return <PartnerDialog {...of} />;
    case 'makeSecret':
      return <SecretDialog {...of} address={address} />;
    case 'remove':
    case 'revoke':
      return <EndDialog {...of} action={action} />;
    case 'source':
      return <SourceDialog {...of} />;
    case 'ask':
      return <RequestDialog {...of} />;
    case 'stop':
      return <StopDialog {...of} />;
  }
}
