import type { EvidenceFile } from '../../../core/contracts/ca-evidence';
import type { Queryable } from '../database';
import type { NewFile } from './attach-file';
import type { StoredFile } from './send-file';

/** Files of one kind, each belonging to a place such as a record. */
export interface EvidenceTable<Place, File extends EvidenceFile = EvidenceFile> {
  find(db: Queryable, place: Place): Promise<File[]>;
  /** @param more parameters of the statement after those of the place and of the file */
  insert(tx: Queryable, place: Place, file: NewFile, ...more: readonly unknown[]): Promise<File>;
  read(db: Queryable, place: Place, fileId: string): Promise<StoredFile | undefined>;
  /** Returns the name of the removed file; undefined if there was none. */
  remove(tx: Queryable, place: Place, fileId: string): Promise<string | undefined>;
}

/** The parameters of each begin with those of the place. */
interface EvidenceStatements {
  find: string;
  /** Then name, type, bytes, sha256, content, created_by. */
  insert: string;
  /** Then the id; so has `remove`, which returns the name. */
  read: string;
  remove: string;
}

/** @param toValues what every statement begins with: the project, and the rest of the place */
export function evidenceTable<Place, File extends EvidenceFile = EvidenceFile>(
  toValues: (place: Place) => readonly unknown[],
  statements: EvidenceStatements,
): EvidenceTable<Place, File> {
  return {
    find: (db, place) => db.query<File>(statements.find, [...toValues(place)]),
    async insert(tx, place, { name, type, sha256, content, createdBy }, ...more) {
      const file = [name, type, content.length, sha256, content, createdBy];
      const [row] = await tx.query<File>(statements.insert, [...toValues(place), ...file, ...more]);
      if (!row) throw new Error('The database did not answer with the new file.');
      return row;
    },
    async read(db, place, fileId) {
      const [row] = await db.query<StoredFile>(statements.read, [...toValues(place), fileId]);
      return row;
    },
    async remove(tx, place, fileId) {
      const [row] = await tx.query<{ name: string }>(statements.remove, [...toValues(place), fileId]);
      return row?.name;
    },
  };
}
