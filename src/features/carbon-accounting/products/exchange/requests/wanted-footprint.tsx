import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExchangeRequest } from '../../../../../../core/contracts/exchange-requests';
import { InstantText } from '../../../../../components/ui/instant';
import * as products from '../../products.module.css';
import { toPart } from '../to-part';

type WantedFootprintProps = Pick<
  ExchangeRequest,
  | 'productIds'
  | 'companyIds'
  | 'geographies'
  | 'classifications'
  | 'validOn'
  | 'validAfter'
  | 'validBefore'
  | 'wantedStatus'
  | 'comment'
>;

const times = ['validOn', 'validAfter', 'validBefore'] as const;

/** The footprint that a request describes, with all its details. */
export function WantedFootprint(wanted: WantedFootprintProps) {
  const { t } = useTranslation('carbon-exchange');
  const { productIds, companyIds, geographies, classifications, wantedStatus, comment } = wanted;
  const parts = [...productIds.map(toPart), ...classifications.map(toPart), ...geographies];
  return (
    <>
      <p>{parts.length > 0 ? parts.join(', ') : t('requests.anything')}</p>
      {companyIds.length > 0 && (
        <Told name={t('requests.companyIds')}>{companyIds.map(toPart).join(', ')}</Told>
      )}
      {times.map((time) => {
        const value = wanted[time];
        return (
          value !== null && (
            <Told key={time} name={t(`requests.${time}`)}>
              <InstantText value={value} />
            </Told>
          )
        );
      })}
      {wantedStatus !== null && <p className={products.note}>{t(`requests.wantedStatus.${wantedStatus}`)}</p>}
      {comment && <Told name={t('requests.comment')}>{comment}</Told>}
    </>
  );
}

function Told({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className={products.note}>
      {name} {children}
    </p>
  );
}
