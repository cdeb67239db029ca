import { useTranslation } from 'react-i18next';
import type { PartnerSource } from '../../../../../core/contracts/exchange-fetching';
import { InstantText } from '../../../../components/ui/instant';
import { Notice } from '../../../../components/ui/notice';
import * as products from '../products.module.css';

const maxNamed = 10;

/** The result of the last fetch. */
export function SourceState({ source }: { source: PartnerSource | null }) {
  const { t } = useTranslation('carbon-exchange');
  if (!source) return <p className={products.note}>{t('source.none')}</p>;
  const { address, signInAddress, isDue, fetchedAt, fault, footprints, rejected, rejectedCount } = source;
  return (
    <>
      <p className={products.note}>{t('source.from', { address })}</p>
      {signInAddress !== null && (
        <p className={products.note}>{t('source.signInAt', { address: signInAddress })}</p>
      )}
      <p className={products.note}>
        {t('source.footprints', { count: footprints })}
        {' · '}
        {isDue && t('source.fetching')}
        {!isDue && fetchedAt === null && t('source.never')}
        {!isDue && fetchedAt !== null && (
          <>
            {t('source.fetched')} <InstantText value={fetchedAt} />
          </>
        )}
      </p>
      {fault !== null && !isDue && <Notice tone="caution">{t(`source.faults.${fault}`)}</Notice>}
      {rejected.length > 0 && (
        <Notice tone="caution" title={t('source.rejected', { count: rejectedCount })}>
          <ul>
            {rejected.slice(0, maxNamed).map(({ id, field }, index) => (
              <li key={index}>{t('source.rejectedOne', { id: id ?? t('source.withoutId'), field })}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
