import { useCallback, useState } from 'react';
import { dateFormat } from '../../../../core/i18n/intl';
import { useLocale } from '../../../lib/i18n/use-locale';
import type { FileRead } from './read-files';
import type { Reader } from './read-meters';

export interface Reading {
  /** All files read so far, in the order in which they were chosen. */
  files: readonly FileRead[];
  /** The reading progress; undefined while nothing is being read. */
  progress: { done: number; of: number } | undefined;
  /** The code that reads files could not be loaded. */
  hasFailed: boolean;
}

/** Larger files are not opened, in bytes. */
const maxBytes = 100_000_000;
const nothing: Reading = { files: [], progress: undefined, hasFailed: false };

/** Lets the page render and respond between files. */
const yieldToMain = () => new Promise((resolve) => setTimeout(resolve));

/** Reads files on the device, one after the other. The reading code is loaded with the first file. */
export function useReading(): Reading & {
  read: (files: readonly File[]) => Promise<void>;
  clear: () => void;
} {
  const { locale } = useLocale();
  const [state, setState] = useState(nothing);
  const read = useCallback(
    async (chosen: readonly File[]) => {
      if (chosen.length === 0) return;
      const report = (done: number, more: readonly FileRead[] = []) =>
        setState(({ files }) => ({
          files: [...files, ...more],
          progress: done < chosen.length ? { done, of: chosen.length } : undefined,
          hasFailed: false,
        }));
      report(0);
      const reader = await import(/* webpackChunkName: "invoiceReader" */ './read-files').catch(
        () => undefined,
      );
      if (!reader) return setState((before) => ({ ...before, progress: undefined, hasFailed: true }));
      const { timeZone: zone } = dateFormat(locale, {}).resolvedOptions();
      for (const [index, file] of chosen.entries()) {
        report(index + 1, await readOne(file, { locale, zone }, reader.readFile));
        await yieldToMain();
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
  if (file.size > maxBytes) return [{ name: file.name, fault: 'TOO_LARGE' }];
  try {
    return await readFile(file.name, new Uint8Array(await file.arrayBuffer()), reader);
  } catch {
    // Moved or deleted since it was chosen, or a folder.
    return [{ name: file.name, fault: 'DAMAGED' }];
  }
}
