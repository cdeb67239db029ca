import { useEffect } from 'react';

/** Handles files dropped anywhere on the page, which the browser would open otherwise. */
export function useFileDrop(onFiles: (files: File[]) => void): void {
  useEffect(() => {
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const take = (event: DragEvent) => {
      allow(event);
      onFiles([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragover', allow);
    window.addEventListener('drop', take);
    return () => {
      window.removeEventListener('dragover', allow);
      window.removeEventListener('drop', take);
    };
  }, [onFiles]);
}
