import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { enumerated } from '../../../../core/i18n/intl';
import { CheckField } from '../../../components/form/check-field';
import { Notice } from '../../../components/ui/notice';
import type { FieldControl } from '../../../lib/forms/use-draft-form';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useSegmentName } from '../state/use-segment-name';
import { segmentPath } from '../../../domain/requests/assessment-paths';
import type { unansweredSegments } from './unanswered';
import * as styles from '../dialogs.module.css';

interface UnansweredNoticeProps {
  segments: ReturnType<typeof unansweredSegments>;
  /** The person wants to submit nevertheless. */
  confirmation: FieldControl<boolean, 'isConfirmed'>;
}

/** Names the segments that would be sent without answers, and asks for confirmation. */
export function UnansweredNotice({ segments, confirmation }: UnansweredNoticeProps) {
  const { t } = useTranslation('assessment');
  const { value: isConfirmed, ...field } = confirmation;
  const { locale, pathTo } = useLocale();
  const name = useSegmentName();
  return (
    <Notice tone="caution" title={t('unanswered.title', { count: segments.length })}>
      <p>{t('unanswered.text')}</p>
      <ul className={styles.unanswered}>
        {segments.map((segment) => (
          <li key={segmentPath(segment)}>
            <Link to={pathTo(segmentPath(segment))}>{name(segment).whole}</Link>
            <p>{t('segments.askedBy', { customers: enumerated(segment.customers, locale) })}</p>
          </li>
        ))}
      </ul>
      <CheckField
        {...field}
        label={t('unanswered.confirm', { count: segments.length })}
        checked={isConfirmed}
      />
    </Notice>
  );
}
