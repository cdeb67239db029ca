import { skipToken } from '@reduxjs/toolkit/query/react';
import { Link } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button';
import { MilestoneMark } from '../../components/ui/milestone-mark';
import { Notice } from '../../components/ui/notice';
import { useGetSuppliersQuery } from '../../domain/suppliers/suppliers-api';
import { isMarked, mark } from '../../lib/device/milestones';
import { useLocale } from '../../lib/i18n/use-locale';
import { useProjectId } from '../../lib/session/use-session';

/**
 * Announces that the first of the company's suppliers has answered. Shown until dismissed or until another one answers.
 */
export function FirstAnswer() {
  const projectId = useProjectId();
  const { data } = useGetSuppliersQuery(projectId ?? skipToken);
  const [first, ...others] = (data?.suppliers ?? []).filter(({ status }) => status === 'submitted');
  if (projectId === undefined || !first || others.length > 0) return null;
  return <FirstAnswerNotice projectId={projectId} supplier={first.supplierName} />;
}

function FirstAnswerNotice({ projectId, supplier }: { projectId: number; supplier: string }) {
  const { t } = useTranslation('overview');
  const { pathTo } = useLocale();
  const [isOver, setOver] = useState(() => isMarked(projectId, 'firstAnswer'));
  if (isOver) return null;
  const dismiss = () => {
    mark(projectId, 'firstAnswer');
    setOver(true);
  };
  return (
    <Notice
      tone="positive"
      mark={<MilestoneMark />}
      title={t('firstAnswer.title', { supplier })}
      actions={
        <Button size="small" variant="quiet" onClick={dismiss}>
          {t('common:actions.dismiss')}
        </Button>
      }
    >
      <p>{t('firstAnswer.text')}</p>
      <Link to={pathTo('/supply-chain-management/')}>{t('firstAnswer.act')}</Link>
    </Notice>
  );
}
