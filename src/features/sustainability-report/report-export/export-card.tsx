import { FileJson, FileSpreadsheet, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Facts } from '../../../../core/vsme/facts';
import { isLei } from '../../../../core/vsme/lei';
import { Card } from '../../../components/layout/page';
import { ScreenOnly } from '../../../components/layout/print-view';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import type { ReportView } from '../report-view';
import { TemplateDialog } from '../template/template-dialog';
import * as styles from './print.module.css';
import { useReportExport } from './use-report-export';

function hasWrongLei(facts: Facts): boolean {
  const number = facts.get('EntityIdentifier')?.value;
  const isOfLei = facts.get('EntityIdentifierScheme')?.value === 'LEI';
  return isOfLei && typeof number === 'string' && !isLei(number.replaceAll(/\s/gu, ''));
}

/** The output formats of a report: print, workbook, XBRL and EFRAG's own template. */
export function ExportCard({ view }: { view: ReportView }) {
  const { t } = useTranslation('sustainability-report');
  const { workbook, xbrl, hasFailed } = useReportExport(view);
  const [isTemplate, setTemplate] = useState(false);
  const hasNumber = view.facts.has('EntityIdentifier') && view.facts.has('EntityIdentifierScheme');
  return (
    <ScreenOnly>
      <Card title={t('report.handOver')}>
        <div className={styles.buttons}>
          <Button variant="primary" onClick={() => window.print()}>
            <Printer size={16} aria-hidden />
            {t('handOver.print')}
          </Button>
          <Button onClick={() => void workbook()}>
            <FileSpreadsheet size={16} aria-hidden />
            {t('handOver.workbook')}
          </Button>
          <Button disabled={!hasNumber} onClick={() => void xbrl()}>
            <FileJson size={16} aria-hidden />
            {t('handOver.xbrl')}
          </Button>
          <Button onClick={() => setTemplate(true)}>
            <FileSpreadsheet size={16} aria-hidden />
            {t('handOver.template')}
          </Button>
        </div>
        {hasWrongLei(view.facts) && <Notice tone="caution">{t('handOver.wrongLei')}</Notice>}
        {!hasNumber && <p className={styles.muted}>{t('handOver.needsNumber')}</p>}
        {hasFailed && <Notice tone="negative">{t('handOver.failed')}</Notice>}
      </Card>
      {isTemplate && <TemplateDialog view={view} onClose={() => setTemplate(false)} />}
    </ScreenOnly>
  );
}
