import { useEffect } from 'react';

/** In the capturing phase: who takes files decides after it. */
const refuse = (event: DragEvent): void => {
  if (!event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
};

/** A file dropped beside a file button would open in place of the page. */
export function useNoDroppedFiles(): void {
  useEffect(() => {
    const types = ['dragover', 'drop'] as const;
    for (const type of types) window.addEventListener(type, refuse, true);
    return () => {
      for (const type of types) window.removeEventListener(type, refuse, true);
    };
  }, []);
}
