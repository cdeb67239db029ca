import { useTranslation } from 'react-i18next';
import type { YearReport } from '../../../../../core/contracts/ca-years';
import { Card } from '../../../../components/layout/page';
import { ScreenOnly } from '../../../../components/layout/print-view';
import { joinSentences } from '../../../../lib/i18n/join-sentences';
import { useFigures } from '../../../../lib/i18n/use-figures';
import { Completeness } from '../../boundary/completeness';
import { useResultNames } from '../shared/use-result-names';
import { AdviceLink } from './advice-link';
import { Gaps } from './gaps';
import { OwnFigures } from './own-figures';
import type { RowsFilter } from '../rows/rows';
import { QualityShares } from './quality-shares';
import { QualitySummary } from './quality-summary';
import * as styles from '../shared/results.module.css';

interface QualityProps {
  report: YearReport;
  onShowRows: (filter: RowsFilter) => void;
}

/** Data quality, and what would improve it most. */
export function Quality({ report, onShowRows }: QualityProps) {
  const { t } = useTranslation('carbon-results');
  const { figure, tons } = useFigures();
  const { english } = useResultNames();
  const { dataQuality, improvements } = report;
  return (
    <Card title={t('quality.title')}>
      <div className={styles.stack}>
        <QualitySummary report={report} />
        <Completeness report={report} />
        <OwnFigures report={report} />
        <QualityShares shares={dataQuality.shares} />
        {improvements.length > 0 && (
          <>
            <h3 className={styles.subtitle}>{t('quality.improve')}</h3>
            <ol className={styles.advice}>
              {improvements.map((improvement) => (
                <li key={improvement.key}>
                  <strong>{english(improvement.name)}</strong>
                  {` · ${t('carbon:tons', { value: tons(improvement.tons) })}`}
                  <p>
                    {joinSentences([
                      t(`advice.${improvement.advice}`),
                      t('quality.brings', {
                        from: figure(improvement.uncertaintyBefore, 'percent'),
                        to: figure(improvement.uncertaintyAfter, 'percent'),
                      }),
                    ])}
                  </p>
                  <ScreenOnly>
                    <AdviceLink year={report.year} improvement={improvement} onShowRows={onShowRows} />
                  </ScreenOnly>
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
