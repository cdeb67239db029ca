import { useTranslation } from 'react-i18next';
import { maxReasonLength, type Omission, type OmissionKind } from '../../../../core/terms/report-value';
import type { ReportSection } from '../../../../core/vsme/taxonomy';
import type { Parsed } from '../../../lib/forms/use-self-saving-field';
import { useSelfSavingField } from '../../../lib/forms/use-self-saving-field';
import { OwnForm } from '../../../components/form/own-form';
import { SelectField } from '../../../components/form/select-field';
import { TextAreaField } from '../../../components/form/text-area-field';
import { UnsentMark } from '../../../components/ui/unsent-mark';
import { reportSubject } from '../edits';
import { useReportTexts } from '../../../domain/reports/use-report-texts';
import { useReportContext } from '../hooks/use-report-context';
import * as styles from './report.module.css';

interface OmissionFieldProps {
  section: ReportSection;
  omission: Omission | undefined;
}

/** Whether a section is reported, does not apply, or is omitted as sensitive, with the reason. */
export function OmissionField({ section, omission }: OmissionFieldProps) {
  const { t } = useTranslation('sustainability-report');
  const { view, save, disabled } = useReportContext();
  const texts = useReportTexts();
  // The basis of the report and the company itself cannot be omitted.
  if (section.id === 'basis' || section.id === 'company') return null;
  const kinds: readonly ('reported' | OmissionKind)[] = section.omittedAs
    ? ['reported', 'notApplicable', 'sensitive']
    : ['reported', 'notApplicable'];
  return (
    <div className={styles.omission}>
      <SelectField
        label={t('section.isReported')}
        aria-label={`${t('section.isReported')} · ${texts.section(section)}`}
        value={omission?.kind ?? 'reported'}
        options={kinds.map((value) => ({ value, label: t(`section.${value}`) }))}
        disabled={disabled}
        onChange={(kind) =>
          save.omission(
            section.id,
            kind === 'reported' ? undefined : { section: section.id, kind, reason: omission?.reason ?? '' },
          )
        }
      />
      {omission && <ReasonField omission={omission} />}
      <UnsentMark subject={reportSubject(view.report.year, `omission/${section.id}`)} />
    </div>
  );
}

function ReasonField({ omission }: { omission: Omission }) {
  const { t } = useTranslation('sustainability-report');
  const { view, save, disabled } = useReportContext();
  const { text, onChange, onBlur } = useSelfSavingField<string, never>({
    draft: `answer:${reportSubject(view.report.year, `omission/${omission.section}`)}`,
    isNumber: false,
    saved: omission.reason,
    version: save.version,
    parse: (typed): Parsed<string, never> => ({ value: typed.trim().slice(0, maxReasonLength) }),
    format: (saved) => saved,
    save: (reason) => save.omission(omission.section, { ...omission, reason }),
  });
  return (
    <OwnForm className={styles.form}>
      <TextAreaField
        label={t('section.reason')}
        hint={t(`section.reasonHint.${omission.kind}`)}
        rows={2}
        maxLength={maxReasonLength}
        value={text}
        disabled={disabled}
        onChange={onChange}
        onBlur={onBlur}
      />
    </OwnForm>
  );
}
