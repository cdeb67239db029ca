import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReportSummary } from '../../../../core/contracts/sustainability-report';
import { Card } from '../../../components/layout/page';
import { Button } from '../../../components/ui/button';
import { ButtonRoute } from '../../../components/ui/button-route';
import { InstantText } from '../../../components/ui/instant';
import { Progress } from '../../../components/ui/progress';
import { UnsentMark } from '../../../components/ui/unsent-mark';
import { useLocale } from '../../../lib/i18n/use-locale';
import { reportSubject } from '../edits';
import { printPath, reportPath } from '../paths';
import { isUnsent } from './new-report';
import * as styles from './reports.module.css';

interface ReportRowProps {
  report: ReportSummary;
  onRemove: (() => void) | undefined;
}

/** A year's report: module, progress, last editor and actions. */
export function ReportRow({ report, onRemove }: ReportRowProps) {
  const { t } = useTranslation('sustainability-report');
  const { pathTo } = useLocale();
  const { year, module, answered, total, updatedAt, updatedBy } = report;
  const progress = t('progress.answered', { answered, total });
  return (
    <Card>
      <div className={styles.report}>
        <div>
          <h2 className={styles.year}>{year}</h2>
          <p className={styles.muted}>{t(`module.${module}`)}</p>
          {!isUnsent(report) && (
            <p className={styles.muted}>
              <InstantText value={updatedAt} />
              {updatedBy && ` · ${updatedBy}`}
            </p>
          )}
          <UnsentMark subject={reportSubject(year)} />
        </div>
        <div>
          {total > 0 && (
            <>
              <p className={styles.muted}>{progress}</p>
              <Progress label={progress} value={answered} max={total} />
            </>
          )}
        </div>
        <div className={styles.actions}>
          <ButtonRoute variant="soft" to={pathTo(reportPath(year))}>
            {t('list.open')}
          </ButtonRoute>
          <ButtonRoute to={pathTo(printPath(year))}>{t('report.handOver')}</ButtonRoute>
          {onRemove && (
            <Button variant="quiet" iconOnly aria-label={t('remove.of', { year })} onClick={onRemove}>
              <Trash2 size={16} aria-hidden />
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
