import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportError, ImportTable } from '../../../../core/contracts/ca-imports';
import type { ApiError } from '../../../lib/api/api-error';
import type { ErrorLine } from '../files/error-file';
import { largestFile, megabytes } from '../files/files';
import { useFigures } from '../../../lib/i18n/use-figures';

interface ImportTexts {
  table: (table: ImportTable) => string;
  line: (error: ImportError) => ErrorLine;
  /** Why a file was not taken at all. */
  fault: (fault: Pick<ApiError, 'code' | 'message'>) => string;
}

/** What the server says of files, in the reader's language; what it cannot name keeps the server's words. */
export function useImportTexts(): ImportTexts {
  const { t, i18n } = useTranslation('carbon-files');
  const { figure } = useFigures();
  return useMemo(() => {
    const isKnown = (key: string) => i18n.exists(`carbon-files:${key}`);
    const table = (name: ImportTable) => t(`tables.${name}`);
    return {
      table,
      line: ({ table: name, row, column, value, code, about, message }) => ({
        table: name ? table(name) : '',
        row,
        column,
        value,
        problem: isKnown(`rowProblems.${code}`)
          ? t(`rowProblems.${code}` as 'rowProblems.OTHER_UNIT', {
              column,
              about: code === 'SHARES_OVER_100' ? figure(Number(about), 'exact') : about,
            })
          : message,
      }),
      fault: ({ code, message }) =>
        isKnown(`fileProblems.${code}`)
          ? t(`fileProblems.${code}` as 'fileProblems.BODY_TOO_LARGE', {
              size: figure(megabytes(largestFile), 'percent'),
            })
          : message,
    };
  }, [t, i18n, figure]);
}
