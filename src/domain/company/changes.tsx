import { useTranslation } from 'react-i18next';
import type { AuditChange } from '../../../core/contracts/audit';
import { MarkedText } from '../../components/ui/marked-text';
import * as styles from './changes.module.css';
import { useFieldName } from './use-field-name';
import { useShownValue } from './use-shown-value';

/** The changes field by field: the previous value, if any, and the new one. */
export function Changes({ changes }: { changes: readonly AuditChange[] }) {
  const { t } = useTranslation('account');
  const nameOf = useFieldName();
  const show = useShownValue();
  if (changes.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          <MarkedText
            text={t('common:labelled', {
              name: nameOf(field),
              value:
                from === null || from === ''
                  ? show(field, to)
                  : t('audit.change', { from: show(field, from), to: show(field, to) }),
            })}
            marks={{ name: (words) => <span className={styles.field}>{words}</span> }}
          />
        </li>
      ))}
    </ul>
  );
}
