import { useTranslation } from 'react-i18next';
import type { YearReport } from '../../../../../core/contracts/ca-years';
import { Card } from '../../../../components/layout/page';
import { useFigures } from '../../hooks/use-figures';
import { useResultNames } from '../../hooks/use-result-names';
import { ShareBar } from '../share-bar';
import { Gaps } from './gaps';
import { QualitySummary } from './quality-summary';
import * as styles from './results.module.css';

/** How good the figures are, and what would improve this most. */
export function Quality({ report }: { report: YearReport }) {
  const { t } = useTranslation('carbon-results');
  const { figure, tons } = useFigures();
  const { english } = useResultNames();
  const { dataQuality, improvements } = report;
  const percent = (value: number) => t('carbon:percent', { value: figure(value, 'percent') });
  return (
    <Card title={t('quality.title')}>
      <div className={styles.stack}>
        <QualitySummary report={report} />
        <dl className={styles.bars}>
          {dataQuality.shares.map((share, index) => (
            <div key={index} className={styles.barRow}>
              <dt>{t(`quality.levels.${index + 1}` as 'quality.levels.1')}</dt>
              <dd>
                <ShareBar percent={share} label={t(`quality.levels.${index + 1}` as 'quality.levels.1')} />
                <span className={styles.number}>{percent(share)}</span>
              </dd>
            </div>
          ))}
        </dl>
        {improvements.length > 0 && (
          <>
            <h3 className={styles.subtitle}>{t('quality.improve')}</h3>
            <ol className={styles.advice}>
              {improvements.map(({ key, name, advice, tons: amount, shareOfUncertainty }) => (
                <li key={key}>
                  <strong>{english(name)}</strong>
                  {` · ${t('carbon:tons', { value: tons(amount) })} · ${t('quality.ofUncertainty', { percent: figure(shareOfUncertainty, 'percent') })}`}
                  <p>{t(`advice.${advice}`)}</p>
                </li>
              ))}
            </ol>
          </>
        )}
        <Gaps report={report} />
      </div>
    </Card>
  );
}
