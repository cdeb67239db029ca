import { useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { YearReport } from '../../../../core/contracts/ca-years';
import { Card } from '../../../components/layout/page';
import { ScreenOnly } from '../../../components/layout/print-view';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import { QuestionDialog } from '../../../components/ui/question-dialog';
import { UnsentMark } from '../../../components/ui/unsent-mark';
import { refusalKey } from '../../../lib/api/refusal-keys';
import * as styles from '../shared/fields.module.css';
import { useAccess } from '../shared/use-access';
import { useErrorText } from '../shared/use-error-text';
import { useVerificationEdit } from './use-verification-edit';
import { VerificationDialog } from './verification-dialog';
import { VerificationEvidence } from './verification-evidence';
import { verificationSubject } from './verification-edits';
import { VerificationLine } from './verification-line';
import { verificationOfReport } from './verification-of-report';

interface VerificationCardProps {
  report: YearReport;
  titleRef: Ref<HTMLSpanElement>;
}

/** Who has verified the account of a year; states, changes and withdraws it. */
export function VerificationCard({ report, titleRef }: VerificationCardProps) {
  const { t } = useTranslation('carbon-results');
  const { canManage } = useAccess();
  const textOf = useErrorText();
  const { year } = report;
  const { verification, tonnes, holds } = verificationOfReport(report);
  const { stated } = verification;
  const { save, failure } = useVerificationEdit(year, verification);
  const [open, setOpen] = useState<'form' | 'question'>();
  const close = () => setOpen(undefined);
  const known = failure && refusalKey('verification', failure.code);
  const seen = { verification, tonnes };
  const action = !stated ? 'state' : holds ? 'change' : 'confirm';
  return (
    <Card
      title={
        <span ref={titleRef} tabIndex={-1}>
          {t('verification.title')}
        </span>
      }
    >
      <div className={styles.fields}>
        {failure && (
          <Notice tone="negative" title={t('verification.refused')}>
            {known ? t(known) : textOf(failure, t('verification.failed'))}
          </Notice>
        )}
        <p>{stated ? <VerificationLine verification={stated} /> : t('verification.none')}</p>
        {stated && !holds && <p className={styles.hint}>{t('verification.notShared')}</p>}
        <UnsentMark subject={verificationSubject(year)} />
        {canManage && (
          <ScreenOnly>
            {!stated && <p className={styles.hint}>{t('verification.why')}</p>}
            <div className={styles.actions}>
              <Button onClick={() => setOpen('form')}>{t(`verification.${action}`)}</Button>
              {stated && (
                <Button variant="quiet" onClick={() => setOpen('question')}>
                  {t('verification.withdraw')}
                </Button>
              )}
            </div>
          </ScreenOnly>
        )}
        <VerificationEvidence year={year} verification={verification} />
      </div>
      {open === 'form' && <VerificationDialog year={year} seen={seen} onSave={save} onClose={close} />}
      {open === 'question' && (
        <QuestionDialog
          title={t('verification.question.title')}
          action={t('verification.withdraw')}
          isDestructive
          onConfirm={() => {
            save(seen, null);
            close();
          }}
          onClose={close}
        >
          <p>{t('verification.question.text')}</p>
        </QuestionDialog>
      )}
    </Card>
  );
}
