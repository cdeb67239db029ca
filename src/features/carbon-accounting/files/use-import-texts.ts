import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportError, ImportTable } from '../../../../core/contracts/ca-imports';
import { joinSentences } from '../../../lib/i18n/join-sentences';
import type { ApiError } from '../../../lib/api/api-error';
import type { ErrorLine } from '../files/error-file';
import { maxFileBytes, megabytes } from '../../../lib/api/files';
import { choiceFormat, listFormat } from '../../../../core/i18n/intl';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useRefusedText } from '../../../lib/api/use-refused-text';
import { useLocale } from '../../../lib/i18n/use-locale';

/** Without a status if it was found on the device. */
export type ImportFault = Pick<ApiError, 'code' | 'message'> & Partial<Pick<ApiError, 'status'>>;

/** The fault of an import or its undo: without an answer, it may have been done. */
export const faultOfChange = (error: ApiError): ImportFault =>
  error.status === 'NETWORK' ? { ...error, code: 'NO_ANSWER' } : error;

interface ImportTexts {
  table: (table: ImportTable) => string;
  line: (error: ImportError) => ErrorLine;
  /** Why a file was refused. */
  fault: (fault: ImportFault) => string;
}

/** The server's messages about files, in the reader's language; unknown ones keep the server's wording. */
export function useImportTexts(): ImportTexts {
  const { t, i18n } = useTranslation('carbon-files');
  const { figure } = useFigures();
  const { locale } = useLocale();
  const refusedText = useRefusedText();
  return useMemo(() => {
    const isKnown = (key: string) => i18n.exists(`carbon-files:${key}`);
    const table = (name: ImportTable) => t(`tables.${name}`);
    const write = (code: string, about: string) => {
      if (code === 'SHARES_OVER_100') return figure(Number(about), 'exact');
      return code === 'NO_TABLE' ? listFormat(locale).format(about.split(', ')) : about;
    };
    const problem = ({ code, column, value, about, message, suggested = [] }: ImportError) => {
      if (suggested.length > 0) {
        const names = suggested.map((name) => t('errors.quoted', { name }));
        const asked = t('errors.didYouMean', { names: choiceFormat(locale).format(names) });
        return joinSentences([t('errors.notKnown', { value }), asked]);
      }
      return isKnown(`rowProblems.${code}`)
        ? t(`rowProblems.${code}` as 'rowProblems.UNKNOWN_UNIT', {
            column,
            value,
            about: write(code, about),
          })
        : message;
    };
    return {
      table,
      line: (error) => ({
        table: error.table ? table(error.table) : '',
        row: error.row,
        column: error.column,
        value: error.value,
        problem: problem(error),
      }),
      fault: ({ code, status, message }) =>
        isKnown(`fileProblems.${code}`)
          ? t(`fileProblems.${code}` as 'fileProblems.BODY_TOO_LARGE', {
              size: figure(megabytes(maxFileBytes), 'percent'),
            })
          : ((status === undefined ? undefined : refusedText({ status, code })) ?? message),
    };
  }, [t, i18n, figure, locale, refusedText]);
}
