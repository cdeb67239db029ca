import { useEffect, useState } from 'react';

/**
 * Handles files dropped anywhere on the page, which the browser would open otherwise. Returns whether files are being
 * dragged over it.
 */
export function useFileDrop(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const allow = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    // Within the page, the element that is entered is known.
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const take = (event: DragEvent) => {
      allow(event);
      setOver(false);
      onFiles([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragover', allow);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', take);
    return () => {
      window.removeEventListener('dragover', allow);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', take);
    };
  }, [onFiles]);
  return isOver;
}
