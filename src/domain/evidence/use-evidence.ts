import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { EvidenceFile } from '../../../core/contracts/ca-evidence';
import { mayHaveArrived, type ApiError } from '../../lib/api/api-error';
import type { ApiServices } from '../../lib/api/base-query';
import { directCall } from '../../lib/api/direct-call';
import { fileTimeoutMs, maxFileBytes, readFileAnswer } from '../../lib/api/files';
import { hasObject } from '../../lib/api/shapes';

/** The uploaded parts of a file. */
interface NamedFile {
  name: string;
  content: Blob;
}

/** What a list needs of a file. */
export type ListedFile = Pick<EvidenceFile, 'id' | 'name'>;

/** A removed file that can be restored. */
interface RemovedFile extends NamedFile {
  id: string;
  /** Whether the server has said so. */
  isCertain: boolean;
  /** The idempotency key of its restoration, so that it is not attached twice when an answer is lost. */
  key: string;
}

/** The files that are attached already. */
export interface EvidenceList {
  /** Undefined until they have loaded. */
  files: readonly ListedFile[] | undefined;
  hasFailed: boolean;
  refetch: () => unknown;
}

/** What the files belong to. */
export interface EvidencePlace {
  /** The upload URL, below `/api`; each file is below it by its id. */
  url: string;
  /** What is sent with a file besides its name. */
  params?: Readonly<Record<string, string>>;
  list: EvidenceList;
}

export interface Evidence {
  url: string;
  list: EvidenceList;
  /** The name of the file being uploaded. */
  sending: string | undefined;
  /** Why files of the last attempt could not be attached, removed or restored. */
  problems: readonly FileProblem[];
  /** The last removed file, until it is restored. */
  removed: RemovedFile | undefined;
  /** Attaches one after the other. */
  attach: (...files: readonly File[]) => Promise<void>;
  remove: (file: ListedFile) => Promise<void>;
  /** Restores the last removed file. */
  restore: () => Promise<void>;
  /** Removes all files if the record they belong to was not added. */
  discard: () => void;
}

/** A file that the last attempt failed for. */
export interface FileProblem {
  /** Of a file that was to be removed. */
  id?: string;
  name: string;
  error: ApiError;
}

/** After any other refusal, the next file would be refused as well. */
const ofOneFile: ReadonlySet<string> = new Set(['BODY_TOO_LARGE', 'EVIDENCE_TYPE', 'FILE_MISSING']);
const tooLarge: ApiError = { status: 413, code: 'BODY_TOO_LARGE', message: '' };

/** Files attached to something. Uploads are immediate and need a connection. */
export function useEvidence({ url, params, list }: EvidencePlace): Evidence {
  const dispatch = useDispatch<ThunkDispatch<unknown, ApiServices, UnknownAction>>();
  const [sending, setSending] = useState<string>();
  const [problems, setProblems] = useState<readonly FileProblem[]>([]);
  const [taken, setTaken] = useState<RemovedFile>();
  const isGone = taken?.isCertain || list.files?.every(({ id }) => id !== taken?.id);
  const removed = isGone ? taken : undefined;
  const sendDeletion = (id: string) =>
    dispatch(directCall('removeEvidence', { url: `${url}/${id}`, method: 'DELETE' }));

  async function send({ name, content, key }: NamedFile & { key?: string }): Promise<ApiError | undefined> {
    if (content.size > maxFileBytes) return tooLarge;
    setSending(name);
    const { error } = await dispatch(
      directCall('attachEvidence', {
        url,
        method: 'POST',
        params: { fileName: name.slice(-200), ...params },
        ...(key !== undefined && { idempotencyKey: key }),
        headers: { 'content-type': 'application/octet-stream' },
        body: content,
        timeout: fileTimeoutMs,
        expect: hasObject('data'),
      }),
    );
    return error;
  }

  async function sendInTurn(
    chosen: readonly (NamedFile & { key?: string })[],
  ): Promise<readonly FileProblem[]> {
    setProblems([]);
    const failed: FileProblem[] = [];
    for (const file of chosen) {
      const last = failed.at(-1)?.error;
      const error = last && !ofOneFile.has(last.code) ? last : await send(file);
      if (error) failed.push({ name: file.name, error });
    }
    setProblems(failed);
    await list.refetch();
    setSending(undefined);
    return failed;
  }

  return {
    ...{ url, list, sending, removed },
    // The list may show that a file is gone although the answer was lost.
    problems: problems.filter(({ id }) => id === undefined || id !== removed?.id),
    async attach(...chosen) {
      await sendInTurn(chosen.map((file) => ({ name: file.name, content: file })));
    },
    async remove({ id, name }) {
      // Downloaded before removal, so that it can be restored.
      const read = { url: `${url}/${id}`, timeout: fileTimeoutMs, responseHandler: readFileAnswer };
      const { data, error: unread } = await dispatch(directCall('readEvidence', read));
      if (unread) return setProblems([{ id, name, error: unread }]);
      const { error } = await sendDeletion(id);
      setProblems(error ? [{ id, name, error }] : []);
      if (!error || mayHaveArrived(error))
        setTaken({ id, name, content: data as Blob, isCertain: !error, key: crypto.randomUUID() });
      await list.refetch();
    },
    async restore() {
      if (removed && (await sendInTurn([removed])).length === 0) setTaken(undefined);
    },
    discard() {
      for (const { id } of list.files ?? []) void sendDeletion(id);
    },
  };
}
