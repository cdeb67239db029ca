import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExchangeRequest } from '../../../../../../core/contracts/exchange-requests';
import { enumerated } from '../../../../../../core/i18n/intl';
import { InstantText } from '../../../../../components/ui/instant';
import { useLocale } from '../../../../../lib/i18n/use-locale';
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
  const { locale } = useLocale();
  const { productIds, companyIds, geographies, classifications, wantedStatus, comment } = wanted;
  const parts = [...productIds.map(toPart), ...classifications.map(toPart), ...geographies];
  return (
    <>
      <p>{parts.length > 0 ? enumerated(parts, locale) : t('requests.anything')}</p>
      {companyIds.length > 0 && (
        <Told name={t('requests.companyIds')}>{enumerated(companyIds.map(toPart), locale)}</Told>
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
