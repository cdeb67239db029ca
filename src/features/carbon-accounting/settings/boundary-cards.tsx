import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Boundary } from '../../../../core/contracts/ca-boundary';
import { Card } from '../../../components/layout/page';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import { UnsentMark } from '../../../components/ui/unsent-mark';
import { BoundaryFacts } from '../boundary/boundary-facts';
import * as styles from '../shared/fields.module.css';
import { useAccess } from '../shared/use-access';
import { refusalKey } from '../../../lib/api/refusal-keys';
import { useErrorText } from '../shared/use-error-text';
import { AbsencesCard } from './absences-card';
import { BoundaryDialog } from './boundary-dialog';
import { boundarySubject } from './boundary-edits';
import { ExclusionsCard } from './exclusions-card';
import { useBoundaryEdit } from './use-boundary-edit';

/** The boundary of the accounts: coverage, exclusions and base year. */
export function BoundaryCards({ boundary }: { boundary: Boundary }) {
  const { t } = useTranslation('carbon-boundary');
  const { canManage } = useAccess();
  const textOf = useErrorText();
  const { save, failure } = useBoundaryEdit(boundary);
  const known = failure && refusalKey('boundary', failure.code);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {failure && (
        <Notice tone="negative" title={t('refused')}>
          {known ? t(known) : textOf(failure, t('failed'))}
        </Notice>
      )}
      <Card title={t('title')}>
        <div className={styles.fields}>
          <p className={styles.hint}>{t('intro')}</p>
          <BoundaryFacts boundary={boundary} />
          <UnsentMark subject={boundarySubject} />
          {canManage && (
            <div className={styles.actions}>
              <Button onClick={() => setOpen(true)}>{t('change')}</Button>
            </div>
          )}
        </div>
      </Card>
      <ExclusionsCard boundary={boundary} onSave={save} />
      <AbsencesCard boundary={boundary} onSave={save} />
      {isOpen && <BoundaryDialog boundary={boundary} onSave={save} onClose={() => setOpen(false)} />}
    </>
  );
}
