import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { EvidenceFile } from '../../../core/contracts/ca-evidence';
import type { ApiError } from '../../lib/api/api-error';
import type { ApiServices } from '../../lib/api/base-query';
import { directCall } from '../../lib/api/direct-call';
import { fileTimeoutMs, maxFileBytes, readFileAnswer } from '../../lib/api/files';
import { hasObject } from '../../lib/api/shapes';

/** The uploaded parts of a file. */
interface NamedFile {
  name: string;
  content: Blob;
}

/** What the files belong to. */
export interface EvidencePlace {
  /** The upload URL, below `/api`; each file is below it by its id. */
  url: string;
  /** What is sent with a file besides its name. */
  params?: Readonly<Record<string, string>>;
  files: readonly EvidenceFile[];
  refetch: () => unknown;
}

export interface Evidence {
  url: string;
  files: readonly EvidenceFile[];
  /** The name of the file being uploaded. */
  sending: string | undefined;
  error: ApiError | undefined;
  /** The last removed file, until it is restored. */
  removed: NamedFile | undefined;
  attach: (file: File) => Promise<void>;
  remove: (file: EvidenceFile) => Promise<void>;
  /** Restores the last removed file. */
  restore: () => Promise<void>;
  /** Removes all files if the record they belong to was not added. */
  discard: () => void;
}

const tooLarge: ApiError = { status: 413, code: 'BODY_TOO_LARGE', message: '' };

/** Files attached to something. Uploads are immediate and need a connection. */
export function useEvidence({ url, params, files, refetch }: EvidencePlace): Evidence {
  const dispatch = useDispatch<ThunkDispatch<unknown, ApiServices, UnknownAction>>();
  const [sending, setSending] = useState<string>();
  const [error, setError] = useState<ApiError>();
  const [removed, setRemoved] = useState<NamedFile>();
  const sendDeletion = (id: string) =>
    dispatch(directCall('removeEvidence', { url: `${url}/${id}`, method: 'DELETE' }));

  async function send({ name, content }: NamedFile): Promise<ApiError | undefined> {
    setError(undefined);
    if (content.size > maxFileBytes) {
      setError(tooLarge);
      return tooLarge;
    }
    setSending(name);
    const answer = await dispatch(
      directCall('attachEvidence', {
        url,
        method: 'POST',
        params: { fileName: name.slice(-200), ...params },
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
    ...{ url, files, sending, error, removed },
    async attach(file) {
      await send({ name: file.name, content: file });
    },
    async remove({ id, name }) {
      // Downloaded before removal, so that it can be restored.
      const read = { url: `${url}/${id}`, timeout: fileTimeoutMs, responseHandler: readFileAnswer };
      const { data, error: unread } = await dispatch(directCall('readEvidence', read));
      if (unread) return setError(unread);
      const answer = await sendDeletion(id);
      setError(answer.error);
      if (!answer.error) setRemoved({ name, content: data as Blob });
      await refetch();
    },
    async restore() {
      if (removed && !(await send(removed))) setRemoved(undefined);
    },
    discard() {
      for (const { id } of files) void sendDeletion(id);
    },
  };
}
