import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { collator } from '../../../../core/i18n/intl';
import { rowsOf } from '../../../../core/vsme/facts';
import type { ReportSection } from '../../../../core/vsme/taxonomy';
import { taxonomy } from '../../../../data/vsme/taxonomy';
import { addRow } from '../../../components/form/add-row';
import { ComboBox } from '../../../components/form/combo-box';
import { Button } from '../../../components/ui/button';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useReportContext } from '../hooks/use-report-context';
import { useReportTexts } from '../../../domain/reports/use-report-texts';
import { nextRow } from '../new-row';
import * as styles from './report.module.css';

interface AddRowProps {
  section: ReportSection;
  rows: readonly string[];
  onAdd: (member: string) => void;
}

/** Adds a row: the next number, or one chosen from the values that the taxonomy allows. */
export function AddRow({ section, rows, onAdd }: AddRowProps) {
  const { t } = useTranslation('sustainability-report');
  const { view } = useReportContext();
  // Sites are numbered once, in the list of sites.
  const sites = taxonomy.sections.find(({ id }) => id === 'sites');
  if (section.id === 'sensitiveSites' && sites)
    return <AddChosen {...{ section, rows, onAdd }} members={rowsOf(view.facts, sites)} />;
  const members = section.table && taxonomy.membersOf(section.table.rows);
  if (members) return <AddChosen {...{ section, rows, onAdd }} members={[...members]} />;
  return (
    <Button className={styles.clear} onClick={(event) => addRow(event, () => onAdd(nextRow(rows)))}>
      <Plus size={16} aria-hidden />
      {t('rows.add')}
    </Button>
  );
}

function AddChosen({ section, rows, members, onAdd }: AddRowProps & { members: readonly string[] }) {
  const { t } = useTranslation('sustainability-report');
  const { locale } = useLocale();
  const texts = useReportTexts();
  const { compare } = collator(locale, { numeric: true });
  const isWaste = section.table?.rows === 'waste';
  const options = members
    .filter((member) => !rows.includes(member))
    .map((value) => ({ value, label: texts.member(section, value), terms: [value] }))
    .sort((a, b) => compare(a.label, b.label));
  if (options.length === 0) return section.id === 'sensitiveSites' ? <p>{t('rows.noSites')}</p> : null;
  return (
    <ComboBox
      label={t(isWaste ? 'rows.wasteCode' : 'rows.add')}
      hint={isWaste ? t('rows.wasteHint') : undefined}
      name={`add-${section.id}`}
      value=""
      options={options}
      placeholder={t('field.choose')}
      emptyText={t('rows.nothingFound')}
      onChange={(member) => {
        if (member !== '') onAdd(member);
      }}
    />
  );
}
