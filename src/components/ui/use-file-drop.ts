import { useEffect, useRef, useState, type RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../../lib/forms/use-isomorphic-layout-effect';

interface Drop {
  /** Handles the files; absent while none can be handled. */
  onFiles?: ((files: File[]) => void) | undefined;
  /** Whether several can be handled at once. */
  multiple?: boolean | undefined;
}

interface Target {
  element: RefObject<Element>;
  drop: RefObject<Drop>;
  setOver: (isOver: boolean) => void;
}

const targets: Target[] = [];

/** The target under the pointer, or the only one of the page or, if one is open, the dialog on top. */
function targetAt({ target: pointed }: DragEvent): Target | undefined {
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const shown = targets.filter(({ element }) => element.current && place.contains(element.current));
  return shown.find(({ element }) => element.current?.contains(pointed as Node)) ?? onlyOf(shown);
}

const onlyOf = <Item>([first, ...others]: readonly Item[]) => (others.length === 0 ? first : undefined);

/** The target that can handle so many files; none for a picture of a page, which comes with its HTML. */
function takerAt(event: DragEvent, count: number): Target | undefined {
  if (event.dataTransfer?.types.includes('text/html')) return undefined;
  const target = targetAt(event);
  const { onFiles, multiple = false } = target?.drop.current ?? {};
  return onFiles && (multiple || count <= 1) ? target : undefined;
}

function showOver(target: Target | undefined): void {
  for (const each of targets) each.setOver(each === target);
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

function allow(event: DragEvent): void {
  if (!event.dataTransfer || !hasFiles(event)) return;
  event.preventDefault();
  const target = takerAt(event, event.dataTransfer.items.length);
  event.dataTransfer.dropEffect = target ? 'copy' : 'none';
  showOver(target);
}

/** Within the page, the element that is entered is known. */
function leave({ relatedTarget }: DragEvent): void {
  if (relatedTarget === null) showOver(undefined);
}

function take(event: DragEvent): void {
  if (!hasFiles(event)) return;
  event.preventDefault();
  showOver(undefined);
  const files = [...(event.dataTransfer?.files ?? [])];
  takerAt(event, files.length)?.drop.current?.onFiles?.(files);
}

function add(target: Target): void {
  targets.push(target);
  if (targets.length > 1) return;
  window.addEventListener('dragover', allow);
  window.addEventListener('dragleave', leave);
  window.addEventListener('drop', take);
}

function remove(target: Target): void {
  targets.splice(targets.indexOf(target), 1);
  if (targets.length > 0) return;
  window.removeEventListener('dragover', allow);
  window.removeEventListener('dragleave', leave);
  window.removeEventListener('drop', take);
}

/**
 * Handles files dropped on its element or, if no other element of the page or the dialog on top handles files, anywhere
 * on it. While mounted, the browser opens no dropped file in place of the page. Returns a reference for the element,
 * and whether files that it would handle are being dragged.
 */
export function useFileDrop<Shown extends Element>(drop: Drop): { ref: RefObject<Shown>; isOver: boolean } {
  const ref = useRef<Shown>(null);
  const [isOver, setOver] = useState(false);
  const latest = useRef(drop);
  useIsomorphicLayoutEffect(() => {
    latest.current = drop;
  });
  useEffect(() => {
    const target = { element: ref, drop: latest, setOver };
    add(target);
    return () => remove(target);
  }, []);
  return { ref, isOver };
}
