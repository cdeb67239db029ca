import { useState } from 'react';
import { Link, navigate } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { isSheetName, openedSheetsPath } from '../../../../core/devices/opened-files';
import { Card, Page } from '../../../components/layout/page';
import { LoadFailure } from '../../../components/ui/load-failure';
import { Notice } from '../../../components/ui/notice';
import { Button, buttonClass } from '../../../components/ui/button';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useProjectId } from '../../../lib/session/use-session';
import { ImportHistory } from '../files/import-history';
import { ReadOnlyNotice } from '../shared/read-only-notice';
import { useAccess } from '../shared/use-access';
import { BillGroups } from './bill-groups';
import { DropOutcomeNotice } from './drop-outcome-notice';
import { DropZone } from './drop-zone';
import { IgnoredItems } from './ignored-items';
import { UnclearItems } from './unclear-items';
import { useDrop } from './use-drop';
import { useOpenedFiles } from './use-opened-files';
import * as styles from './invoices.module.css';

interface InvoicesScreenProps {
  /** How many files that were shared to the app the device had no room for. */
  notStored?: number;
}

/** Any number of invoices: read on the device, previewed, added as a whole, and undone as a whole. */
export function InvoicesScreen({ notStored = 0 }: InvoicesScreenProps) {
  const { t } = useTranslation('carbon-invoices');
  const { canManage } = useAccess();
  const projectId = useProjectId() ?? 0;
  const { pathTo } = useLocale();
  const { reading, read, clear, plan, retry, count, setMeaning, chosen, choose, add, outcome } = useDrop();
  const { files, progress } = reading;
  const [hasChosen, setChosen] = useState(false);
  useOpenedFiles({
    isActive: canManage,
    isOwn: ({ name }) => !isSheetName(name),
    read,
    passOn: () => void navigate(pathTo(openedSheetsPath)),
  });
  const isAdding = outcome?.status === 'adding';
  const [first, ...others] = plan?.fresh ?? [];
  const months = plan?.fresh.filter(({ isMeter }) => isMeter).length ?? 0;
  const areMonths = months > 0 && months === plan?.fresh.length;
  const name =
    first && others.length === 0
      ? `${first.seller.name} ${first.number}`.slice(-200)
      : t(areMonths ? 'dropMonths' : 'dropName', { count });
  const addText = areMonths ? 'addMonths' : months > 0 ? 'addBoth' : 'add';

  return (
    <Page
      parent={{ to: pathTo('/carbon-accounting/'), name: t('carbon:actions.allYears') }}
      title={t('title')}
      intro={t('intro')}
      actions={
        canManage && (
          <Link to={pathTo('/carbon-accounting/creditors/')} className={buttonClass({})}>
            {t('toLedger')}
          </Link>
        )
      }
    >
      <ReadOnlyNotice />
      {outcome && <DropOutcomeNotice outcome={outcome} />}
      {canManage && notStored > 0 && !hasChosen && !outcome && (
        <Notice tone="negative">{t('notStored', { count: notStored })}</Notice>
      )}
      {canManage && (
        <DropZone
          reading={reading}
          onFiles={(own) => {
            setChosen(true);
            void read(own);
          }}
        />
      )}
      {!plan && files.length > 0 && (
        <Card>
          {retry ? (
            <LoadFailure title={t('loadFailed')} onRetry={retry} />
          ) : (
            <SkeletonLines label={t('common:shell.loading')} />
          )}
        </Card>
      )}
      {plan && files.length > 0 && !progress && (
        <>
          <BillGroups groups={plan.groups} chosen={chosen} onChoose={choose} onMeaning={setMeaning} />
          <UnclearItems items={plan.unclear} onMeaning={setMeaning} />
          <IgnoredItems plan={plan} />
          <div className={styles.bar}>
            {plan.fresh.length > count && <Notice tone="info">{t('more', { count })}</Notice>}
            <Button disabled={isAdding} onClick={clear}>
              {t('clear')}
            </Button>
            <Button variant="primary" disabled={isAdding || count === 0} onClick={() => void add(name)}>
              {t(isAdding ? 'adding' : addText, { count })}
            </Button>
          </div>
        </>
      )}
      <ImportHistory projectId={projectId} />
    </Page>
  );
}
