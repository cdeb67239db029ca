import { useEffect, useRef } from 'react';
import { filesOpened, keepOpenedFiles, takeOpenedFiles } from '../../../lib/device/opened-files';

interface OpenedFiles {
  isActive: boolean;
  /** Whether this page reads a file; the others wait for theirs. */
  isOwn: (file: File) => boolean;
  read: (files: readonly File[]) => Promise<void>;
  /** Called when only files for another page have come. */
  passOn?: () => void;
}

/** Reads files that the app was opened with or that were shared to it, also while it is open. */
export function useOpenedFiles({ isActive, ...page }: OpenedFiles): void {
  const latest = useRef(page);
  useEffect(() => {
    latest.current = page;
  });
  useEffect(() => {
    if (!isActive) return;
    let isGone = false;
    const take = async () => {
      const files = await takeOpenedFiles();
      const { isOwn, read, passOn } = latest.current;
      // Kept until the page is opened again.
      const own = isGone ? [] : files.filter(isOwn);
      const others = files.filter((file) => !own.includes(file));
      if (others.length > 0) await keepOpenedFiles(others);
      if (own.length > 0) await read(own);
      else if (others.length > 0 && !isGone) passOn?.();
    };
    const deliver = () => void take();
    deliver();
    window.addEventListener(filesOpened, deliver);
    return () => {
      isGone = true;
      window.removeEventListener(filesOpened, deliver);
    };
  }, [isActive]);
}
