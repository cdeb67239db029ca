import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExchangeRequest } from '../../../../../../core/contracts/exchange-requests';
import { enumerated } from '../../../../../../core/i18n/intl';
import { InstantText } from '../../../../../components/ui/instant';
import { useLocale } from '../../../../../lib/i18n/use-locale';
import * as products from '../../products.module.css';
import { urnValue } from '../urn-value';

type RequestedFootprintProps = Pick<
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
export function RequestedFootprint(requested: RequestedFootprintProps) {
  const { t } = useTranslation('carbon-exchange');
  const { locale } = useLocale();
  const { productIds, companyIds, geographies, classifications, wantedStatus, comment } = requested;
  const parts = [...productIds.map(urnValue), ...classifications.map(urnValue), ...geographies];
  return (
    <>
      <p>{parts.length > 0 ? enumerated(parts, locale) : t('requests.anything')}</p>
      {companyIds.length > 0 && (
        <Detail name={t('requests.companyIds')}>{enumerated(companyIds.map(urnValue), locale)}</Detail>
      )}
      {times.map((time) => {
        const value = requested[time];
        return (
          value !== null && (
            <Detail key={time} name={t(`requests.${time}`)}>
              <InstantText value={value} />
            </Detail>
          )
        );
      })}
      {wantedStatus !== null && <p className={products.note}>{t(`requests.wantedStatus.${wantedStatus}`)}</p>}
      {comment && <Detail name={t('requests.comment')}>{comment}</Detail>}
    </>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className={products.note}>
      {name} {children}
    </p>
  );
}
