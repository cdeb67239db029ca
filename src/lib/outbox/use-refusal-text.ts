import { useTranslation } from 'react-i18next';
import type { AnswerFault } from '../../../core/assessment/fault';
import type { ApiError } from '../api/api-error';
import { joinSentences } from '../i18n/join-sentences';
import { useFaultText } from '../i18n/use-fault-text';

/**
 * The reason why the server refused an edit, in the reader's language; undefined where only the server's English
 * message exists.
 */
export function useRefusalText(): (failure: ApiError | undefined) => string | undefined {
  const { t } = useTranslation('offline');
  const faultText = useFaultText();
  return (failure) => {
    const reason = failure && reasonOf(failure);
    if (reason) return t(`reason.${reason}`);
    return joinSentences(wrongAnswers(failure).map(faultText)) || undefined;
  };
}

function reasonOf({ status, code }: ApiError) {
  if (code === 'FIGURE_CHANGED') return 'figureChanged';
  if (status === 401 || status === 'SIGNED_OUT') return 'signedOut';
  if (status === 403) return 'notAllowed';
  if (status === 404) return 'gone';
  if (status === 429 || status === 503) return 'busy';
  if (status === 'UNEXPECTED' || (typeof status === 'number' && status >= 500)) return 'fault';
  return undefined;
}

/** The faults in the answers of an edit, if it was refused for them. */
function wrongAnswers(failure: ApiError | undefined): readonly AnswerFault[] {
  const { code, details } = failure ?? {};
  return code === 'INVALID_ANSWERS' && Array.isArray(details) ? (details as AnswerFault[]) : [];
}
