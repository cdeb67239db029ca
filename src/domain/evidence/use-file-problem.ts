import { useTranslation } from 'react-i18next';
import { isUnreachable, type ApiError } from '../../lib/api/api-error';
import { refusalKey } from '../../lib/api/refusal-keys';
import { useRefusedText } from '../../lib/api/use-refused-text';
import { maxFileBytes, megabytes } from '../../lib/api/files';
import { useFigures } from '../../lib/i18n/use-figures';

/** The text for a file error in the reader's language, or else the server's message. */
export function useFileProblem(): (error: ApiError) => string {
  const { t } = useTranslation('evidence');
  const { figure } = useFigures();
  const refusedText = useRefusedText();
  return (error) => {
    const { code, status, message } = error;
    const known = refusalKey('evidence', code);
    if (known) return t(known, { size: figure(megabytes(maxFileBytes), 'percent') });
    if (isUnreachable(error)) return t('problems.unreachable');
    const refused = refusedText(error);
    if (refused) return refused;
    // `HTTP_500` is the code of a response without a message.
    return typeof status === 'number' && !code.startsWith('HTTP_') ? message : t('problems.unexpected');
  };
}
