import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SpendDistribution } from '../../../../../core/contracts/ca-spend-distributions';
import { Button } from '../../../../components/ui/button';
import { Dialog } from '../../../../components/ui/dialog';
import { Notice } from '../../../../components/ui/notice';
import { useDistributionDraft } from '../../hooks/use-distribution-draft';
import { useNames } from '../../hooks/use-names';
import type { RecordEdits } from '../../hooks/use-record-edits';
import { newDistribution } from '../../new-records';
import { NumberInput } from './number-input';
import { PrefillField } from './prefill-field';
import { SectorField } from './sector-field';
import { ShareSumLine } from './share-sum-line';
import * as styles from './update.module.css';

interface DistributionDrawerProps {
  year: number;
  distributions: readonly SpendDistribution[];
  edits: Pick<RecordEdits<SpendDistribution>, 'add' | 'change' | 'remove'>;
  onClose: () => void;
}

/** Puts a distribution together, from what is typical of an industry or sector by sector. */
export function DistributionDrawer({ year, distributions, edits, onClose }: DistributionDrawerProps) {
  const { t } = useTranslation('carbon-update');
  const names = useNames();
  const draft = useDistributionDraft(year, distributions, onClose);
  const [isTold, setTold] = useState(false);

  const save = () => {
    if (!draft.changes || draft.sum.state === 'tooMuch') return setTold(true);
    const { added, changed, removed } = draft.changes;
    for (const record of removed) edits.remove(record, names.sector(record.scope3SectorId));
    for (const { record, shareOfInput } of changed)
      edits.change(record, { shareOfInput }, names.sector(record.scope3SectorId));
    for (const values of added) edits.add(newDistribution(year, values), names.sector(values.scope3SectorId));
    draft.done();
  };

  return (
    <Dialog
      placement="drawer"
      title={t('distribution.title')}
      closeLabel={t('common:actions.close')}
      onClose={draft.leave}
      actions={
        <>
          <Button onClick={draft.cancel}>{t('common:actions.cancel')}</Button>
          <Button variant="primary" onClick={save}>
            {t('actions.save')}
          </Button>
        </>
      }
    >
      {draft.question}
      <div className={styles.fields}>
        <div className={styles.sticky}>
          <ShareSumLine sum={draft.sum} label={t('distribution.title')} />
        </div>
        {isTold && draft.sum.state === 'tooMuch' && (
          <Notice tone="negative">{t('distribution.tooMuch')}</Notice>
        )}
        <PrefillField replaces={draft.rows.length > 0} onPrefill={draft.prefill} />
        <ul className={styles.lines}>
          {draft.rows.map((row) => {
            const name = names.sector(row.sectorId);
            const fault = draft.faultOf(row);
            return (
              <li key={row.sectorId} className={styles.line}>
                <span>{name}</span>
                <NumberInput
                  label={name}
                  unit={t('units.percent')}
                  value={row.text}
                  error={fault && t(`faults.${fault}`)}
                  onChange={(text) => draft.type(row.sectorId, text)}
                />
                <Button
                  size="small"
                  variant="quiet"
                  iconOnly
                  aria-label={t('actions.removeOf', { name })}
                  onClick={() => draft.remove(row.sectorId)}
                >
                  <Trash2 size={16} aria-hidden />
                </Button>
              </li>
            );
          })}
        </ul>
        <SectorField
          label={t('distribution.addSector')}
          taken={draft.rows.map(({ sectorId }) => sectorId)}
          onChoose={draft.add}
        />
      </div>
    </Dialog>
  );
}
