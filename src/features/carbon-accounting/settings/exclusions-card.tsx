import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Boundary } from '../../../../core/contracts/ca-boundary';
import { maxExclusions } from '../../../../core/terms/boundary-terms';
import { Card } from '../../../components/layout/page';
import { Button } from '../../../components/ui/button';
import { ExclusionList } from '../boundary/exclusion-list';
import * as styles from '../shared/fields.module.css';
import { useAccess } from '../shared/use-access';
import { EntryButtons } from './entry-buttons';
import { ExclusionDialog } from './exclusion-dialog';
import type { BoundaryEdit } from './use-boundary-edit';

interface ExclusionsCardProps {
  boundary: Boundary;
  onSave: BoundaryEdit['save'];
}

/** What the accounts exclude: entries are added, edited and removed one by one. */
export function ExclusionsCard({ boundary, onSave }: ExclusionsCardProps) {
  const { t } = useTranslation('carbon-boundary');
  const { canManage } = useAccess();
  const [opened, setOpened] = useState<number | 'new'>();
  const { exclusions } = boundary;
  return (
    <Card title={t('exclusions.title')}>
      <div className={styles.fields}>
        <p className={styles.hint}>{t('exclusions.intro')}</p>
        <ExclusionList
          exclusions={exclusions}
          {...(canManage && {
            buttons: ({ name }, index) => (
              <EntryButtons
                name={name}
                onChange={() => setOpened(index)}
                onRemove={() =>
                  onSave(boundary, { exclusions: exclusions.filter((_, each) => each !== index) })
                }
              />
            ),
          })}
        />
        {canManage && exclusions.length < maxExclusions && (
          <div className={styles.actions}>
            <Button onClick={() => setOpened('new')}>{t('exclusions.add')}</Button>
          </div>
        )}
      </div>
      {opened !== undefined && (
        <ExclusionDialog
          boundary={boundary}
          index={opened === 'new' ? undefined : opened}
          onSave={onSave}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Card>
  );
}
