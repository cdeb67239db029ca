import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ImportAnswer, ImportPreview, ImportRecord } from '../../../../core/contracts/ca-imports';
import type { Static } from 'typebox';
import type { CodePage } from '../../../../core/tables/decode-text';
import { api } from '../../../lib/api/api';
import type { ApiServices } from '../../../lib/api/base-query';
import { directCall } from '../../../lib/api/direct-call';
import { hasObject } from '../../../lib/api/shapes';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useProjectId } from '../../../lib/session/use-session';
import { fileTimeoutMs, maxFileBytes } from '../../../lib/api/files';
import { importedTags, importsPath } from '../files/import-api';
import { faultOfChange, type ImportFault } from './use-import-texts';

export type Preview = ImportPreview['data'];

/** What to leave out of a file's import. */
export interface LeftOut {
  refused: boolean;
  repeated: boolean;
}

type ImportState =
  | { step: 'choosing' }
  | { step: 'reading'; fileName: string }
  | { step: 'looking' | 'importing'; file: File; preview: Preview }
  | { step: 'done'; record: ImportRecord }
  | { step: 'failed'; fault: ImportFault };

/** Import of a file: previewed by the server, then imported as a whole or not at all. */
export function useImport() {
  const dispatch = useDispatch<ThunkDispatch<unknown, ApiServices, UnknownAction>>();
  const projectId = useProjectId() ?? 0;
  const { locale } = useLocale();
  const [state, setState] = useState<ImportState>({ step: 'choosing' });

  const send = (what: 'preview' | 'import', file: File, options: Record<string, string> = {}) =>
    dispatch(
      directCall(what, {
        url: `${importsPath(projectId)}/${what}`,
        method: 'POST',
        params: { fileName: file.name.slice(-200), locale, ...options },
        headers: { 'content-type': 'application/octet-stream' },
        body: file,
        timeout: fileTimeoutMs,
        expect: hasObject('data'),
      }),
    );

  return {
    state,
    async look(file: File, encoding?: CodePage) {
      if (file.size > maxFileBytes) {
        setState({ step: 'failed', fault: { code: 'BODY_TOO_LARGE', message: '' } });
        return;
      }
      setState({ step: 'reading', fileName: file.name });
      const { data, error } = await send('preview', file, encoding && { encoding });
      if (error) setState({ step: 'failed', fault: error });
      else setState({ step: 'looking', file, preview: (data as ImportPreview).data });
    },
    async take({ refused, repeated }: LeftOut) {
      if (state.step !== 'looking') return;
      const { file, preview } = state;
      setState({ step: 'importing', file, preview });
      const { data, error } = await send('import', file, {
        ...(preview.encoding && { encoding: preview.encoding.name }),
        ...(refused && { withoutRefused: 'true' }),
        ...(repeated && { withoutRepeated: 'true' }),
      });
      if (error) setState({ step: 'failed', fault: faultOfChange(error) });
      else setState({ step: 'done', record: (data as Static<typeof ImportAnswer>).data });
      dispatch(api.util.invalidateTags(importedTags));
    },
  };
}
