import { useTranslation } from 'react-i18next';
import type { ExchangePartner } from '../../../../../core/contracts/exchange-partners';
import { Button } from '../../../../components/ui/button';
import { InstantText } from '../../../../components/ui/instant';
import { Pill } from '../../../../components/ui/pill';
import * as products from '../products.module.css';
import { DeliveryFailureNotice } from './delivery-failure-notice';
import { SourcePart, type SourceAction } from './source-part';

type OwnAction = 'rename' | 'remove' | 'makeSecret' | 'revoke';
export type PartnerAction = OwnAction | SourceAction;

interface PartnerRowProps {
  partner: ExchangePartner;
  canManage: boolean;
  disabled: boolean;
  onAct: (action: PartnerAction) => void;
}

/** A partner, whether its system has access, and the available actions. */
export function PartnerRow({ partner, canManage, disabled, onAct }: PartnerRowProps) {
  const { t } = useTranslation('carbon-exchange');
  const { name, credential, products: count, deliveryFailure, unreportedReleases } = partner;
  const actions: readonly OwnAction[] = [
    'makeSecret',
    ...(credential ? (['revoke'] as const) : []),
    'rename',
    'remove',
  ];
  return (
    <li className={products.line}>
      <div className={products.text}>
        <p className={products.states}>
          <strong>{name}</strong>
          <Pill tone={credential ? 'positive' : 'neutral'}>{t(credential ? 'access.on' : 'access.off')}</Pill>
        </p>
        <p className={products.note}>{t('productsOffered', { count })}</p>
        {credential && (
          <p className={products.note}>
            {t('access.made')} <InstantText value={credential.madeAt} />
            {' · '}
            {credential.usedAt ? (
              <>
                {t('access.used')} <InstantText value={credential.usedAt} />
              </>
            ) : (
              t('access.neverUsed')
            )}
          </p>
        )}
        {deliveryFailure && (
          <DeliveryFailureNotice
            partner={partner}
            failure={deliveryFailure}
            title={t('deliveries.releases', { count: unreportedReleases })}
          />
        )}
        <SourcePart {...{ partner, canManage, disabled, onAct }} />
      </div>
      {canManage && (
        <div className={products.buttons}>
          {actions.map((action) => (
            <Button
              key={action}
              size="small"
              variant={action === 'makeSecret' ? 'secondary' : 'quiet'}
              disabled={disabled}
              aria-label={t(`actions.${action}Of`, { name })}
              onClick={() => onAct(action)}
            >
              {t(action === 'makeSecret' && credential ? 'actions.newSecret' : `actions.${action}`)}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
