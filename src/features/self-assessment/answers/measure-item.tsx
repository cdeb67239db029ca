import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { horizons, notImplemented, type Implementation } from '../../../../core/assessment/answers';
import { checkPercentage, checkYear, startYears } from '../../../../core/assessment/check-answer';
import { partChange, type PartChange } from '../../../../core/assessment/parts';
import { isSame } from '../../../../core/compare/is-same';
import { OwnForm } from '../../../components/form/own-form';
import { UnsentMark } from '../../../components/ui/unsent-mark';
import type { Version } from '../../../lib/outbox/edit';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useQuestionTexts } from './use-question-texts';
import * as styles from './fields.module.css';
import { NumberCell } from './number-cell';

/** The version and the value that were seen. */
type Seen = [version: Version | undefined, over: number | null];

interface MeasureItemProps {
  measureId: string;
  subject: string;
  implementation: Implementation | null;
  /** The whole points that the score would gain. */
  gain: number;
  disabled: boolean;
  onSave: (measureId: string, change: PartChange<Implementation>, seen?: Version) => void;
}

function MeasureItemOf(props: MeasureItemProps) {
  const { measureId, subject, implementation, gain, disabled, onSave } = props;
  const { t } = useTranslation('assessment');
  const texts = useQuestionTexts();
  const { points } = useFigures();
  const current = implementation ?? notImplemented;
  const save = (part: keyof Implementation, value: number | null, ...[seen, over]: Seen) =>
    onSave(measureId, partChange(current, { [part]: value }, { [part]: over }), seen);
  const titleId = `measure-title-${measureId}`;
  return (
    <OwnForm className={styles.item}>
      <div className={styles.asked} id={`measure-${measureId}`} role="group" aria-labelledby={titleId}>
        <div className={styles.measureHead}>
          <h4 className={styles.measureTitle} id={titleId}>
            {texts.measure(measureId)}
          </h4>
          {gain > 0 && <span className={styles.gain}>{t('measure.gain', { points: points(gain) })}</span>}
        </div>
        <p className={styles.help}>{texts.measureHelp(measureId)}</p>
        <div className={styles.degrees}>
          {horizons.map((horizon) => (
            <NumberCell
              key={horizon}
              label={t(`measure.${horizon}`)}
              subject={`${subject}/${horizon}`}
              value={current[horizon]}
              unit="%"
              disabled={disabled}
              check={checkPercentage}
              onSave={(percent, ...seen) => save(horizon, percent, ...seen)}
            />
          ))}
          <NumberCell
            label={t('measure.startYear')}
            subject={`${subject}/startYear`}
            value={current.startYear}
            isYear
            disabled={disabled}
            check={(year) => checkYear(year, startYears)}
            onSave={(startYear, ...seen) => save('startYear', startYear, ...seen)}
          />
        </div>
        <div className={styles.marks}>
          <UnsentMark subject={subject} />
        </div>
      </div>
    </OwnForm>
  );
}

/** A measure with its implementation. Rendered again only when its own answer changes. */
export const MeasureItem = memo(MeasureItemOf, isSame);
