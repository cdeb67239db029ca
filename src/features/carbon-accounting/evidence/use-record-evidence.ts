import { useEvidence, type Evidence } from '../../../domain/evidence/use-evidence';
import { useRecordFiles, type productLines } from './use-record-files';

interface RecordOptions {
  /** By default an activity. */
  resource?: typeof productLines;
  /** It is being added: without an answer of the server it has no files. */
  isNew?: boolean;
}

/** The files of a record, to be changed. */
export function useRecordEvidence(recordId: string, { resource, isNew }: RecordOptions = {}): Evidence {
  const { url, list } = useRecordFiles(recordId, resource);
  return useEvidence({ url, list: isNew ? { ...list, files: list.files ?? [] } : list });
}
