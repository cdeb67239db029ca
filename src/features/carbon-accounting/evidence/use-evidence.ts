import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { EvidenceFile } from '../../../../core/contracts/ca-evidence';
import type { ApiError } from '../../../lib/api/api-error';
import type { ApiServices } from '../../../lib/api/base-query';
import { directCall } from '../../../lib/api/direct-call';
import { hasObject } from '../../../lib/api/shapes';
import { useProjectId } from '../../../lib/session/use-session';
import {
  evidenceFilePath,
  evidencePath,
  useDeleteEvidenceMutation,
  useGetEvidenceQuery,
} from './evidence-api';
import { largestFile, readFileAnswer } from '../files/files';
import { fileTimeoutMs } from '../files/import-api';

/** What is sent of a file. */
interface NamedFile {
  name: string;
  content: Blob;
}

export interface Evidence {
  files: readonly EvidenceFile[];
  /** The name of the file that is on its way. */
  sending: string | undefined;
  error: ApiError | undefined;
  /** The file that was removed last, until it is brought back. */
  removed: NamedFile | undefined;
  attach: (file: File) => Promise<void>;
  remove: (file: EvidenceFile) => Promise<void>;
  /** Brings back what was removed last. */
  restore: () => Promise<void>;
  /** Removes all of them, of a record that was not added after all. */
  discard: () => void;
}

const tooLarge: ApiError = { status: 413, code: 'BODY_TOO_LARGE', message: '' };

/** Files of an activity record. They are sent at once, so they need a connection. */
export function useEvidence(recordId: string): Evidence {
  const dispatch = useDispatch<ThunkDispatch<unknown, ApiServices, UnknownAction>>();
  const of = { projectId: useProjectId() ?? 0, recordId };
  const { currentData: files = [], refetch } = useGetEvidenceQuery(of, { refetchOnMountOrArgChange: true });
  const [sendDeletion] = useDeleteEvidenceMutation();
  const [sending, setSending] = useState<string>();
  const [error, setError] = useState<ApiError>();
  const [removed, setRemoved] = useState<NamedFile>();

  async function send({ name, content }: NamedFile): Promise<ApiError | undefined> {
    setError(undefined);
    if (content.size > largestFile) {
      setError(tooLarge);
      return tooLarge;
    }
    setSending(name);
    const answer = await dispatch(
      directCall('attachEvidence', {
        url: evidencePath(of),
        method: 'POST',
        params: { fileName: name.slice(-200) },
        headers: { 'content-type': 'application/octet-stream' },
        body: content,
        timeout: fileTimeoutMs,
        expect: hasObject('data'),
      }),
    );
    setError(answer.error);
    await refetch();
    setSending(undefined);
    return answer.error;
  }

  return {
    files,
    sending,
    error,
    removed,
    async attach(file) {
      await send({ name: file.name, content: file });
    },
    async remove({ id, name }) {
      // Read before it goes, so that it can come back.
      const url = evidenceFilePath({ ...of, id });
      const read = { url, timeout: fileTimeoutMs, responseHandler: readFileAnswer };
      const { data, error: unread } = await dispatch(directCall('readEvidence', read));
      if (unread) return setError(unread);
      const answer = await sendDeletion({ ...of, id });
      setError(answer.error as ApiError | undefined);
      if (!answer.error) setRemoved({ name, content: data as Blob });
      await refetch();
    },
    async restore() {
      if (removed && !(await send(removed))) setRemoved(undefined);
    },
    discard() {
      for (const { id } of files) void sendDeletion({ ...of, id });
    },
  };
}
