import { useCallback, useState } from 'react';
import { dateFormat } from '../../../../core/i18n/intl';
import { useLocale } from '../../../lib/i18n/use-locale';
import type { FileRead } from './read-files';
import type { Reader } from './read-meters';

export interface Reading {
  /** All that was read so far, in the order in which it was chosen. */
  files: readonly FileRead[];
  /** How far the reading is; undefined while nothing is read. */
  progress: { done: number; of: number } | undefined;
  /** The part that reads could not be loaded. */
  hasFailed: boolean;
}

/** Bytes of a file that is not even opened. */
const mostBytes = 100_000_000;
const nothing: Reading = { files: [], progress: undefined, hasFailed: false };

/** The page draws and answers between one file and the next. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

/** Reads files on the device, one after the other. What reads them is loaded with the first. */
export function useReading(): Reading & {
  read: (files: readonly File[]) => Promise<void>;
  clear: () => void;
} {
  const { locale } = useLocale();
  const [state, setState] = useState(nothing);
  const read = useCallback(
    async (chosen: readonly File[]) => {
      if (chosen.length === 0) return;
      const tell = (done: number, more: readonly FileRead[] = []) =>
        setState(({ files }) => ({
          files: [...files, ...more],
          progress: done < chosen.length ? { done, of: chosen.length } : undefined,
          hasFailed: false,
        }));
      tell(0);
      const reader = await import(/* webpackChunkName: "invoiceReader" */ './read-files').catch(
        () => undefined,
      );
      if (!reader) return setState((before) => ({ ...before, progress: undefined, hasFailed: true }));
      const { timeZone: zone } = dateFormat(locale, {}).resolvedOptions();
      for (const [index, file] of chosen.entries()) {
        tell(index + 1, await readOne(file, { locale, zone }, reader.readFile));
        await breathe();
      }
    },
    [locale],
  );
  return { ...state, read, clear: useCallback(() => setState(nothing), []) };
}

async function readOne(
  file: File,
  reader: Reader,
  readFile: (name: string, bytes: Uint8Array, reader: Reader) => Promise<FileRead[]>,
): Promise<FileRead[]> {
  if (file.size > mostBytes) return [{ name: file.name, fault: 'TOO_LARGE' }];
  try {
    return await readFile(file.name, new Uint8Array(await file.arrayBuffer()), reader);
  } catch {
    // Moved or deleted since it was chosen, or no file at all but a folder.
    return [{ name: file.name, fault: 'DAMAGED' }];
  }
}
