import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import { useAccess } from '../shared/use-access';
import { RemoveUnassignedDialog } from './remove-unassigned-dialog';

interface UnassignedNoticeProps {
  year: number;
  count: number;
}

/** Suppliers whose sector was removed are not counted until they get another one or are removed. */
export function UnassignedNotice({ year, count }: UnassignedNoticeProps) {
  const { t } = useTranslation('carbon-update');
  const { canManage } = useAccess();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {count > 0 && (
        <Notice
          tone="caution"
          title={t('suppliers.unassignedTitle', { count })}
          actions={
            canManage && (
              <Button size="small" onClick={() => setAsking(true)}>
                {t('suppliers.removeUnassigned.action')}
              </Button>
            )
          }
        >
          {t('suppliers.unassignedText')}
        </Notice>
      )}
      {isAsking && <RemoveUnassignedDialog year={year} onClose={() => setAsking(false)} />}
    </>
  );
}
