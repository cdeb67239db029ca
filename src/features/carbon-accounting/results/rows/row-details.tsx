import { useTranslation } from 'react-i18next';
import type { EmissionResult } from '../../../../../core/contracts/ca-emission-results';
import { Facts } from '../../../../components/layout/facts';
import { Dialog } from '../../../../components/ui/dialog';
import { Notice } from '../../../../components/ui/notice';
import { useFigures } from '../../../../lib/i18n/use-figures';
import { useResultNames } from '../shared/use-result-names';
import { useSegmentName } from '../../suppliers/use-segment-name';
import { RecordEvidence } from '../../evidence/record-evidence';
import { CalculationSteps } from './calculation-steps';
import { RowFigures } from './row-figures';
import { SourceText } from '../../shared/source-text';
import * as styles from '../shared/results.module.css';

/**
 * How a row was calculated: a sum that can be checked with a pocket calculator, with the source of each part.
 */
export function RowDetails({ row, onClose }: { row: EmissionResult; onClose: () => void }) {
  const { t } = useTranslation('carbon-results');
  const { figure } = useFigures();
  const { row: nameOf, names } = useResultNames();
  const { factor } = row;
  const spent = spentOn(row);
  const segment = useSegmentName(row);
  const place = factor.geography === 'GLOBAL' ? t('row.world') : names.country(factor.geography);
  return (
    <Dialog
      placement="drawer"
      isText
      title={nameOf(row)}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
    >
      <div className={styles.stack}>
        <h3 className={styles.subtitle}>{t('row.title')}</h3>
        <CalculationSteps row={row} />
        {spent && <p className={styles.explanation}>{t(`row.spent.${spent}`)}</p>}
        {!row.inTotals && (
          <Notice tone="info">
            {t(`memo.${row.scopeDetails === 'biogenic' ? 'biogenic' : 'locationBased'}`)}
          </Notice>
        )}
        {row.notes.map((note) => (
          <Notice key={note} tone="caution">
            {t(`notes.${note}`)}
          </Notice>
        ))}
        <Facts
          facts={[
            { name: t('row.method'), value: t(`method.${row.scopeDetails}`) },
            ...(row.category === null
              ? []
              : [
                  {
                    name: t('row.category'),
                    value: `${row.category} · ${t(`categories.${row.category}` as 'categories.1')}`,
                  },
                ]),
            { name: t('row.country'), value: names.country(row.countryCode) },
            ...(row.scope3SectorCode
              ? [
                  {
                    name: t('row.sector'),
                    value: names.sectorOfCode(row.scope3SectorCode, row.scope3SectorName),
                  },
                ]
              : []),
            ...(segment ? [{ name: t('row.segment'), value: segment }] : []),
            { name: t('row.publisher'), value: <SourceText text={factor.publisher} /> },
            { name: t('row.edition'), value: <SourceText text={factor.edition} /> },
            { name: t('row.year'), value: factor.year ?? t('row.noYear') },
            { name: t('row.geography'), value: place },
            { name: t('row.gwp'), value: factor.gwp ?? t('row.noGwp') },
            { name: t('row.boundary'), value: <SourceText text={factor.boundary} /> },
            { name: t('row.licence'), value: <SourceText text={factor.licence} /> },
            { name: t('row.factorId'), value: factor.id },
            {
              name: t('row.quality'),
              value: `${row.dataQuality} · ${t(`quality.levels.${row.dataQuality}` as 'quality.levels.1')}`,
            },
            {
              name: t('row.uncertainty'),
              value: `±\u00a0${t('carbon:percent', { value: figure(row.uncertaintyPercent, 'percent') })}`,
            },
          ]}
        />
        {row.figures && <RowFigures row={row} figures={row.figures} supplier={nameOf(row)} />}
        {row.activityId !== null && row.inputId !== null && (
          <>
            <h3 className={styles.subtitle}>{t('evidence:title')}</h3>
            <RecordEvidence recordId={row.inputId} />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** A row's share of the purchases, for older rows that do not store it. */
function spentOn({ scopeDetails, supplierIdFrontend, purchase }: EmissionResult) {
  if (purchase) return undefined;
  if (scopeDetails === 'not-allocated') return 'notAllocated';
  if (scopeDetails !== 'spend-based') return undefined;
  return supplierIdFrontend === null ? 'rest' : 'supplier';
}
