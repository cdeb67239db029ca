import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import { refusalKey } from '../../../lib/api/refusal-keys';
import { useErrorText } from '../shared/use-error-text';
import type { Refusal } from './use-record-edits';

interface RefusalNoticeProps {
  refusal: Refusal | undefined;
  onDismiss: () => void;
}

/** Why the server refused an edit. */
export function RefusalNotice({ refusal, onDismiss }: RefusalNoticeProps) {
  const { t, i18n } = useTranslation('carbon-update');
  const textOf = useErrorText();
  if (!refusal) return null;
  const { kind, resource, name, error } = refusal;
  const known = refusalKey('record', error.code);
  const fault = `faults.${error.code}` as 'faults.AMOUNT_NOT_POSITIVE';
  const textOfCode = i18n.exists(`carbon-update:${fault}`) ? t(fault) : undefined;
  return (
    <Notice
      tone="negative"
      title={t(`refused.${kind}`, { name })}
      actions={
        <Button size="small" variant="quiet" onClick={onDismiss}>
          {t('common:actions.dismiss')}
        </Button>
      }
    >
      {known ? t(known) : (textOfCode ?? textOf(error, t(`failures.${resource}.${kind}`)))}
    </Notice>
  );
}
