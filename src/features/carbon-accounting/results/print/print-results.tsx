import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { YearReport } from '../../../../../core/contracts/ca-years';
import { Button } from '../../../../components/ui/button';
import { Dialog } from '../../../../components/ui/dialog';
import { Progress } from '../../../../components/ui/progress';
import { useLatestRun } from '../../../../lib/timing/use-latest-run';
import { useAllRows } from './use-all-rows';

/**
 * Prints the results once all rows of the year have loaded; until then it loads them and shows the progress.
 */
export function PrintResults({ report }: { report: YearReport }) {
  const { t } = useTranslation('carbon-results');
  const { rows, isFetching, loadAll } = useAllRows(report.year);
  const [step, setStep] = useState<'idle' | 'loading' | 'failed'>('idle');
  const startRun = useLatestRun();
  const isMissing = rows.length < report.rows;
  const loaded = { count: rows.length, total: report.rows };

  const print = () => {
    flushSync(() => setStep('idle'));
    window.print();
  };
  const stop = () => {
    startRun();
    setStep('idle');
  };
  const start = async () => {
    if (!isMissing) return print();
    if (isFetching) return;
    const isLatest = startRun();
    setStep('loading');
    const isWhole = await loadAll(isLatest);
    if (!isLatest()) return;
    if (isWhole) print();
    else setStep('failed');
  };

  useEffect(() => {
    if (!isMissing) return;
    // The browser's own print command would not wait for the missing rows.
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      event.preventDefault();
      if (step === 'idle') void start();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  useEffect(() => () => void startRun(), [startRun]);

  return (
    <>
      <PrintButton disabled={isMissing && isFetching} onClick={() => void start()} />
      {step === 'loading' && (
        <Dialog title={t('paper.loading')} closeLabel={t('common:actions.cancel')} onClose={stop}>
          <Progress label={t('paper.loading')} value={rows.length} max={report.rows} />
          <p>{t('paper.loaded', loaded)}</p>
        </Dialog>
      )}
      {step === 'failed' && (
        <Dialog
          title={t('paper.failed')}
          closeLabel={t('common:actions.cancel')}
          onClose={stop}
          actions={
            <>
              <Button variant="primary" onClick={() => void start()}>
                {t('common:actions.tryAgain')}
              </Button>
              <Button onClick={print}>{t('paper.anyway')}</Button>
            </>
          }
        >
          <p>{t('paper.failedText', loaded)}</p>
        </Dialog>
      )}
    </>
  );
}

export function PrintButton({ disabled, onClick }: { disabled: boolean; onClick?: () => void }) {
  const { t } = useTranslation('carbon-results');
  return (
    <Button disabled={disabled} onClick={onClick}>
      <Printer size={16} aria-hidden />
      {t('paper.print')}
    </Button>
  );
}
