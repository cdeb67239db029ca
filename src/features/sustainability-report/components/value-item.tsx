import { useTranslation } from 'react-i18next';
import { OwnForm } from '../../../components/form/own-form';
import { UnsentMark } from '../../../components/ui/unsent-mark';
import { placeKey, type ValuePlace } from '../../../../core/terms/report-value';
import { taxonomy } from '../../../../data/vsme/taxonomy';
import { reportSubject } from '../edits';
import { useReportContext } from '../hooks/use-report-context';
import { useReportTexts } from '../../../domain/reports/use-report-texts';
import { PreviousYearLine } from './previous-year-line';
import { ChosenValue } from './chosen-value';
import { OriginLine } from './origin-line';
import { MeasuresLine } from './measures-line';
import * as styles from './report.module.css';
import { SizeLine } from './size-line';
import { TypedValue } from './typed-value';

/** Always derived from the omissions, never entered. */
const followsAlways = 'ListOfOmittedDisclosuresDeemedToBeClassifiedOrSensitiveInformation';

interface ValueItemProps {
  place: ValuePlace;
  label?: string;
  /** Called before it is changed. */
  onEdit?: () => void;
}

/** A value with its field, its source and the previous year's value. */
export function ValueItem({ place, label, onEdit }: ValueItemProps) {
  const { t } = useTranslation('sustainability-report');
  const { view, disabled } = useReportContext();
  const texts = useReportTexts();
  const concept = taxonomy.concepts.get(place.concept);
  if (!concept) return null;
  const key = placeKey(place);
  const fact = view.facts.get(key);
  const name = label ?? texts.concept(place.concept);
  if (place.concept === followsAlways)
    return (
      <div className={styles.item}>
        <p className={styles.label}>{name}</p>
        <p className={styles.value}>
          {fact ? texts.fact(concept, fact, view.report.currency) : t('field.nothingOmitted')}
        </p>
      </div>
    );
  const isTyped =
    concept.type !== 'boolean' && (concept.options.length === 0 || concept.optionList === 'nace');
  const field = { place, concept, label: name, fact, disabled, onEdit };
  return (
    <div className={styles.item}>
      {isTyped ? (
        <OwnForm className={styles.form}>
          <TypedValue key={key} {...field} />
        </OwnForm>
      ) : (
        <ChosenValue {...field} />
      )}
      {fact && <OriginLine concept={concept} fact={fact} />}
      <SizeLine place={place} fact={fact} />
      <MeasuresLine place={place} fact={fact} />
      <PreviousYearLine concept={concept} place={place} fact={fact} />
      <UnsentMark subject={reportSubject(view.report.year, key)} />
    </div>
  );
}
