/** Controls that open no on-screen keyboard when they get the focus. */
const controls = 'a[href], button, summary, input[type="checkbox"], input[type="radio"]';

/**
 * Keeps the focus from being lost, which would send keyboards and screen readers back to the beginning of the page.
 * When the element that has it is removed, such as a button in a removed row, a neighbour gets it. A button that was
 * disabled while it was busy gets it back. Returns a function that ends this.
 */
export function keepFocus(): () => void {
  let last: HTMLElement | null = null;
  /** The person has pressed elsewhere since. */
  let isLeft = false;
  let isScrolling = false;
  let wasDisabled = false;
  /** What had the focus before each open dialog. */
  const openers = new Map<Element, HTMLElement>();
  const follow = (target: EventTarget | null) => {
    const next = target instanceof HTMLElement ? target : null;
    const dialog = next?.closest('dialog');
    if (!dialog) openers.clear();
    else if (last && !openers.has(dialog) && !dialog.contains(last)) openers.set(dialog, last);
    last = next;
    isLeft = false;
    wasDisabled = false;
  };
  const onFocus = ({ target }: Event) => follow(target);
  const onPress = ({ target }: Event) => {
    isLeft = !last?.contains(target as Node);
  };
  const onScroll = () => {
    isScrolling = true;
    requestAnimationFrame(() => setTimeout(() => (isScrolling = false)));
  };
  const observer = new MutationObserver((records) => {
    // The page behind a dialog takes no focus: its neighbour waits for the end of the dialog.
    for (const [dialog, opener] of openers)
      if (!opener.isConnected && !opener.closest('dialog'))
        openers.set(dialog, [...neighbours(opener, records)].find(isEnabled) ?? document.body);
    if (!last || isLeft) return;
    const isDisabled = last.matches(':disabled');
    if (isDisabled) wasDisabled = true;
    if (document.activeElement !== document.body) return;
    if (!last.isConnected) {
      // A long table removes the rows that are scrolled away: following them would stop the scrolling.
      if (isScrolling) return;
      focusFirst([...openersOf(last, openers), ...neighbours(last, records)]);
    } else if (wasDisabled && !isDisabled) last.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('pointerdown', onPress, true);
  document.addEventListener('scroll', onScroll, true);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('pointerdown', onPress, true);
    document.removeEventListener('scroll', onScroll, true);
    observer.disconnect();
  };
}

/**
 * What opened the dialog of an element, then what opened the dialog of that one. Each dialog counts once: one that got
 * the focus back from a question in it seems to be opened by that question.
 */
function openersOf(
  gone: HTMLElement,
  openers: ReadonlyMap<Element, HTMLElement>,
  seen = new Set<Element>(),
): HTMLElement[] {
  const dialog = gone.closest('dialog');
  const opener = dialog && openers.get(dialog);
  if (!opener || seen.has(dialog)) return [];
  return [opener, ...openersOf(opener, openers, seen.add(dialog))];
}

const isEnabled = (element: HTMLElement): boolean => !element.matches(':disabled');

function focusFirst(candidates: readonly HTMLElement[]): void {
  for (const candidate of candidates) {
    // One that is hidden or disabled does not take it.
    candidate.focus({ preventScroll: true });
    if (candidate !== document.activeElement) continue;
    // Someone who uses a mouse stays where they are.
    if (candidate.matches(':focus-visible')) candidate.scrollIntoView({ block: 'nearest' });
    return;
  }
}

/** The same control in the next or previous row, then the nearest controls, then the page itself. */
function* neighbours(gone: HTMLElement, records: readonly MutationRecord[]): Iterable<HTMLElement> {
  const removal = removalOf(gone, records);
  if (removal) {
    const { row, place } = removal;
    for (const sibling of [place.nextSibling, place.previousSibling])
      if (row !== gone && isLike(row, sibling)) yield* controlsLike(gone, row, sibling);
    let area: Element | null = place.target as Element;
    // The first control of the whole page is not near.
    while (area && !area.querySelector('h1')) {
      yield* area.querySelectorAll<HTMLElement>(controls);
      area = area.localName === 'dialog' ? null : area.parentElement;
    }
  }
  yield* document.querySelectorAll('main');
}

/** What was removed together with an element, and where it was in the page. */
function removalOf(gone: HTMLElement, records: readonly MutationRecord[]) {
  let row: Node = gone;
  for (const place of records) {
    const removed = [...place.removedNodes].find((node) => node.contains(row));
    if (!removed) continue;
    if (place.target.isConnected) return { row: removed as HTMLElement, place };
    row = place.target;
  }
  return undefined;
}

function isLike(row: HTMLElement, sibling: Node | null): sibling is HTMLElement {
  return sibling instanceof HTMLElement && sibling.isConnected && sibling.localName === row.localName;
}

function* controlsLike(gone: HTMLElement, row: HTMLElement, other: HTMLElement): Iterable<HTMLElement> {
  const at = [...row.querySelectorAll(gone.localName)].indexOf(gone);
  const same = other.querySelectorAll<HTMLElement>(gone.localName)[at];
  if (same?.matches(controls)) yield same;
  yield* other.querySelectorAll<HTMLElement>(controls);
}
