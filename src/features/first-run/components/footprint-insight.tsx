import { useTranslation } from 'react-i18next';
import type { Footprint } from '../../../../core/contracts/assessment';
import { footprintInsight } from '../../../../core/first-run/insights';
import { useFigures } from '../../../lib/i18n/use-figures';
import { InsightSection } from './insight-section';
import * as styles from './insights.module.css';

/** Emissions by scope of the latest year. */
export function FootprintInsight({ footprints }: { footprints: readonly Footprint[] }) {
  const { t } = useTranslation('first-run');
  const { mass, finePercent } = useFigures();
  const insight = footprintInsight(footprints);
  if (!insight)
    return (
      <InsightSection id="footprint" title={t('footprint.title')}>
        <p className={styles.muted}>{t('footprint.none')}</p>
      </InsightSection>
    );
  const { year, total, scopes, change } = insight;
  return (
    <InsightSection id="footprint" title={t('footprint.titleOf', { year })}>
      <p className={styles.total}>
        <span className={styles.number}>{mass(total)}</span> {t('unit')}
      </p>
      {change !== undefined && (
        <p>
          {t(change > 0 ? 'footprint.more' : 'footprint.less', {
            percent: finePercent(Math.abs(change)),
            year: year - 1,
          })}
        </p>
      )}
      <table className={styles.scopes}>
        <thead>
          <tr>
            <th scope="col">{t('footprint.scope')}</th>
            <th scope="col">{t('unit')}</th>
            <th scope="col">{t('footprint.share')}</th>
          </tr>
        </thead>
        <tbody>
          {scopes.map(({ scope, tonnes, share }) => (
            <tr key={scope}>
              <th scope="row">{t(`footprint.scope${scope}`)}</th>
              {tonnes === null ? (
                <td colSpan={2} className={styles.gap}>
                  {t('footprint.unknown')}
                </td>
              ) : (
                <>
                  <td>{mass(tonnes)}</td>
                  <td>
                    {finePercent(share)}
                    <span className={styles.bar} style={{ width: `${share}%` }} aria-hidden />
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </InsightSection>
  );
}
