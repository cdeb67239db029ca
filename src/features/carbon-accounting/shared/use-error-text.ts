import { useTranslation } from 'react-i18next';
import type { ExcessShares } from '../../../../core/carbon/inputs/shares';
import { isUnreachable, type ApiError } from '../../../lib/api/api-error';
import { useRefusedText } from '../../../lib/api/use-refused-text';
import { joinSentences } from '../../../lib/i18n/join-sentences';
import { useFigures } from '../../../lib/i18n/use-figures';

/** Without a project no request can be sent. */
export const noProject: ApiError = {
  status: 'SIGNED_OUT',
  code: 'NO_PROJECT',
  message: 'No project ID available',
};

/**
 * Explains an error by its code or its status, else in the server's English words, else as `otherwise`.
 */
export function useErrorText(): (error: ApiError, otherwise: string) => string {
  const { t, i18n } = useTranslation('carbon');
  const refusedText = useRefusedText();
  const { t: ofSector } = useTranslation('spend-sectors');
  const { figure } = useFigures();

  const excess = ({ year, sector, sum }: ExcessShares) => {
    const values = { year, value: figure(sum, 'exact') };
    if (!sector) return t('errors.excessOfInput', values);
    return t('errors.excessOfSector', {
      ...values,
      sector: ofSector([sector.code], { defaultValue: sector.name }),
    });
  };

  return (error, otherwise) => {
    const { code, status, message, details } = error;
    if (isUnreachable(error)) return t('errors.unreachable');
    if (status === 'SIGNED_OUT') return t('errors.noProject');
    if (code === 'SHARES_OVER_100' && Array.isArray(details))
      return joinSentences((details as ExcessShares[]).map(excess));
    if (i18n.exists(`carbon:errors.codes.${code}`))
      return t(`errors.codes.${code}` as 'errors.codes.NOT_RELEASED');
    const refused = refusedText(error);
    if (refused) return refused;
    // `HTTP_500` is the code of a response without a message.
    return typeof status === 'number' && !code.startsWith('HTTP_') ? message : otherwise;
  };
}
