import { useTranslation } from 'react-i18next';
import type { YearReport } from '../../../../../core/contracts/ca-years';
import { Notice } from '../../../../components/ui/notice';
import { useFigures } from '../../../../lib/i18n/use-figures';
import { useResultNames } from '../shared/use-result-names';
import { FigureTable } from '../../shared/figure-table';

/** Rows without a known factor, which are calculated with 0.2 instead. */
export function Gaps({ report: { gaps, notes } }: { report: YearReport }) {
  const { t } = useTranslation('carbon-results');
  const { figure, tons } = useFigures();
  const { english, names } = useResultNames();
  if (gaps.length === 0) return null;
  // The list contains the largest 50 only.
  const count = notes.find(({ note }) => note === 'STAND_IN_FACTOR')?.rows ?? gaps.length;
  return (
    <>
      <Notice tone="caution" title={t('gaps.title', { count })}>
        {t('gaps.text')}
      </Notice>
      <FigureTable
        label={t('gaps.label')}
        columns={[t('contributions.name'), t('row.amount'), t('units.tons')]}
        rows={gaps.map(({ name, scopeDetails, amount, unit, tons: value }, index) => ({
          // An activity may have several rows; the list is never sorted again.
          key: `${index}/${scopeDetails}/${name}`,
          cells: [english(name), `${figure(amount, 'checked')} ${names.unit(unit)}`, tons(value)],
        }))}
      />
    </>
  );
}
