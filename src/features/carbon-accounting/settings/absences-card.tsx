import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountParts } from '../../../../core/terms/boundary-terms';
import type { Boundary } from '../../../../core/contracts/ca-boundary';
import { enumerated } from '../../../../core/i18n/intl';
import { Card } from '../../../components/layout/page';
import { Button } from '../../../components/ui/button';
import { useLocale } from '../../../lib/i18n/use-locale';
import { AbsenceList } from '../boundary/absence-list';
import { useBoundaryNames } from '../boundary/use-boundary-names';
import * as styles from '../shared/fields.module.css';
import { useAccess } from '../shared/use-access';
import { AbsenceDialog } from './absence-dialog';
import { EntryButtons } from './entry-buttons';
import type { BoundaryEdit } from './use-boundary-edit';

interface AbsencesCardProps {
  boundary: Boundary;
  onSave: BoundaryEdit['save'];
}

/** Scopes and categories in which the company has no emissions, so they are no gaps. */
export function AbsencesCard({ boundary, onSave }: AbsencesCardProps) {
  const { t } = useTranslation('carbon-boundary');
  const { locale } = useLocale();
  const { canManage } = useAccess();
  const names = useBoundaryNames();
  const [opened, setOpened] = useState<number | 'new'>();
  const { absences } = boundary;
  return (
    <Card title={t('absences.title')}>
      <div className={styles.fields}>
        <p className={styles.hint}>{t('absences.intro')}</p>
        <AbsenceList
          absences={absences}
          {...(canManage && {
            buttons: ({ parts }, index) => (
              <EntryButtons
                name={enumerated(parts.map(names.part), locale)}
                onChange={() => setOpened(index)}
                onRemove={() => onSave(boundary, { absences: absences.filter((_, each) => each !== index) })}
              />
            ),
          })}
        />
        {canManage && absences.length < accountParts.length && (
          <div className={styles.actions}>
            <Button onClick={() => setOpened('new')}>{t('absences.add')}</Button>
          </div>
        )}
      </div>
      {opened !== undefined && (
        <AbsenceDialog
          boundary={boundary}
          index={opened === 'new' ? undefined : opened}
          onSave={onSave}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Card>
  );
}
