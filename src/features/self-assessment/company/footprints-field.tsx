import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkFootprint, footprintYears } from '../../../../core/assessment/company-answers';
import { partChange } from '../../../../core/assessment/parts';
import type { Footprint, FootprintChange } from '../../../../core/contracts/assessment';
import { addRow } from '../../../components/form/add-row';
import { Button } from '../../../components/ui/button';
import { UnsentMark } from '../../../components/ui/unsent-mark';
import { useNotSaved } from '../../../lib/forms/use-not-saved';
import type { Version } from '../../../lib/outbox/edit';
import { useThisYear } from '../../../lib/timing/use-today';
import { answerDrafts } from '../answers/answer-drafts';
import { companySubject } from '../state/company-edits';
import { emptyFootprint, footprintParts } from '../sheet/list-rows';
import { useAccountFootprints } from './use-account-footprints';
import { AccountLink } from './account-link';
import { NumberCell } from '../answers/number-cell';
import * as styles from './rows.module.css';

interface FootprintsFieldProps {
  footprints: readonly Footprint[];
  disabled: boolean;
  onSave: (footprint: FootprintChange, seen?: Version) => void;
}

const list = companySubject('footprint/');
const subjectOf = (year: number) => `${list}${year}`;

/** The company's emissions by year, newest first; earlier years can be added. */
export function FootprintsField({ footprints, disabled, onSave }: FootprintsFieldProps) {
  const { t } = useTranslation('assessment');
  const lastYear = useThisYear() - 1;
  const known = footprints.map(({ year }) => year);
  const [added, setAdded] = useState<readonly number[]>(known.length === 0 ? [lastYear] : []);
  const notSaved = [...useNotSaved(answerDrafts, list).fields.keys()];
  const typed = notSaved.map((subject) => Number.parseInt(subject.slice(list.length)));
  const accounts = useAccountFootprints();
  const years = [...new Set([...known, ...added, ...typed])].sort((a, b) => b - a);
  const next = nextYear(years, lastYear);
  // A year whose only figure is cleared stays while somebody edits it.
  const keep = (year: number) => void (added.includes(year) || setAdded([...added, year]));
  return (
    <div className={styles.rows}>
      <h3 className={styles.title}>{t('footprint.title')}</h3>
      <p className={styles.help}>{t('footprint.help')}</p>
      {years.map((year) => {
        const footprint = footprints.find((each) => each.year === year) ?? emptyFootprint(year);
        const subject = subjectOf(year);
        return (
          <fieldset key={year} className={styles.row}>
            <legend className={styles.legend}>{year}</legend>
            <div className={styles.cells}>
              {footprintParts.map((scope) => (
                <NumberCell
                  key={scope}
                  label={t(`footprint.${scope}`)}
                  subject={`${subject}/${scope}`}
                  value={footprint[scope]}
                  unit={t('footprint.unit')}
                  disabled={disabled || footprint.isFromAccount === true}
                  check={(amount) => checkFootprint({ ...emptyFootprint(year), [scope]: amount })[scope]}
                  onFocus={() => keep(year)}
                  onSave={(amount, seen, over) =>
                    onSave(partChange(footprint, { [scope]: amount }, { [scope]: over }), seen)
                  }
                />
              ))}
            </div>
            <AccountLink
              footprint={footprint}
              account={accounts.get(year)}
              disabled={disabled}
              onSave={onSave}
            />
            <UnsentMark subject={subject} />
          </fieldset>
        );
      })}
      {next !== undefined && !disabled && (
        <Button className={styles.add} onClick={(event) => addRow(event, () => setAdded([...added, next]))}>
          <Plus size={16} aria-hidden />
          {t('footprint.add', { year: next })}
        </Button>
      )}
    </div>
  );
}

/** The latest year that is not in the list. */
function nextYear(years: readonly number[], lastYear: number): number | undefined {
  for (let year = lastYear; year >= footprintYears.min; year -= 1) if (!years.includes(year)) return year;
  return undefined;
}
