import { useEffect, useRef } from 'react';
import { filesOpened, keepOpenedFiles, takeOpenedFiles } from '../../../lib/device/opened-files';

/** Reads files that the app was opened with or that were shared to it, also while it is open. */
export function useOpenedFiles(isActive: boolean, read: (files: readonly File[]) => Promise<void>): void {
  const reading = useRef(read);
  useEffect(() => {
    reading.current = read;
  });
  useEffect(() => {
    if (!isActive) return;
    let isGone = false;
    const take = async () => {
      const files = await takeOpenedFiles();
      // Kept until the page is opened again.
      await (isGone ? keepOpenedFiles(files) : files.length > 0 && reading.current(files));
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
