import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form/form-dialog';
import { Notice } from '../../../components/ui/notice';
import { addSector, prefill, removeSector, shareName, shareOf } from './distribution-draft';
import { useDistributionForm, type DistributionFormOptions } from './use-distribution-form';
import { useNames } from '../shared/use-names';
import { useTypedFigures } from '../records/use-typed-figures';
import { shareSum } from '../records/inputs';
import { PrefillField } from './prefill-field';
import { SectorField } from './sector-field';
import { ShareLine } from './share-line';
import { ShareSumLine } from './share-sum-line';
import * as fields from '../shared/fields.module.css';
import * as styles from './distribution.module.css';

/** Edits a whole distribution, starting from an industry's typical one or sector by sector. */
export function DistributionDrawer(props: DistributionFormOptions) {
  const { t } = useTranslation('carbon-update');
  const { read, control } = useTypedFigures();
  const names = useNames();
  const form = useDistributionForm(props);
  const { values, stored } = form;
  const tooMuch = form.field('sectors').error;
  const shareField = (sectorId: number) => {
    const field = { ...form.field(shareName(sectorId)), value: shareOf(values, sectorId) };
    return control(field, shareOf(stored, sectorId));
  };

  return (
    <FormDialog
      placement="drawer"
      title={t('distribution.title')}
      form={form}
      className={fields.fields}
      confirm={t('actions.save')}
      onClose={props.onClose}
    >
      <div className={styles.sticky}>
        <ShareSumLine
          sum={shareSum(values.sectors.map((sectorId) => read(shareOf(values, sectorId)) || 0))}
          label={t('distribution.title')}
        />
      </div>
      {tooMuch && <Notice tone="negative">{tooMuch}</Notice>}
      <PrefillField
        replaces={values.sectors.length > 0}
        onPrefill={(typical) => form.change(prefill(values, typical))}
      />
      <ul className={styles.lines}>
        {values.sectors.map((sectorId) => (
          <ShareLine
            key={sectorId}
            sector={names.sector(sectorId)}
            field={shareField(sectorId)}
            onRemove={() => form.change(removeSector(values, sectorId))}
          />
        ))}
      </ul>
      <SectorField
        label={t('distribution.addSector')}
        taken={values.sectors}
        onChoose={(sectorId) => form.change(addSector(values, sectorId))}
      />
    </FormDialog>
  );
}
