import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { rowsOf } from '../../../../core/vsme/facts';
import { placeKey } from '../../../../core/terms/report-value';
import { conceptsOf, type ReportSection } from '../../../../core/vsme/taxonomy';
import { Button } from '../../../components/ui/button';
import { useOpenRows } from '../hooks/use-open-rows';
import { useReportContext } from '../hooks/use-report-context';
import { useRowsNotSaved } from '../hooks/use-rows-not-saved';
import { useReportTexts } from '../../../domain/reports/use-report-texts';
import { AddRow } from './add-row';
import * as styles from './report.module.css';
import { ValueItem } from './value-item';

/** A table whose rows the company adds: sites, materials, pollutants, waste types, countries. */
export function OpenRows({ section }: { section: ReportSection }) {
  const { t } = useTranslation('sustainability-report');
  const { view, save, disabled } = useReportContext();
  const texts = useReportTexts();
  const concepts = conceptsOf(section);
  const filled = rowsOf(view.facts, section).filter((member) => member !== '');
  const notSaved = useRowsNotSaved(section);
  const { rows, keep, drop } = useOpenRows([...filled, ...notSaved.rows]);

  const remove = (member: string) => {
    drop(member);
    notSaved.forget(member);
    const places = concepts.map(({ concept }) => ({ concept, member }));
    const entered = places.filter((place) => view.facts.get(placeKey(place))?.origin === 'entered');
    save.removeRow(texts.member(section, member), entered);
  };

  return (
    <>
      {rows.map((member) => {
        const name = texts.member(section, member);
        const isEntered = concepts.some(
          ({ concept }) => view.facts.get(placeKey({ concept, member }))?.origin === 'entered',
        );
        return (
          <fieldset key={member} className={styles.row}>
            <legend className={styles.legend}>{name}</legend>
            <div className={styles.cells}>
              {concepts.map(({ concept }) => (
                <ValueItem key={concept} place={{ concept, member }} onEdit={() => keep(member)} />
              ))}
            </div>
            {!disabled && (isEntered || !filled.includes(member)) && (
              <Button
                size="small"
                variant="quiet"
                flush
                className={styles.clear}
                aria-label={t('rows.removeOf', { row: name })}
                onClick={() => remove(member)}
              >
                <Trash2 size={16} aria-hidden />
                {t('rows.remove')}
              </Button>
            )}
          </fieldset>
        );
      })}
      {!disabled && <AddRow section={section} rows={rows} onAdd={keep} />}
    </>
  );
}
