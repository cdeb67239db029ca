import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { JumpSelect } from '../../components/layout/jump-select';
import * as styles from './top-bar.module.css';

/** From this height, in px, a page is too long to scroll through. */
const longFrom = 3000;

const endId = 'end';

const narrow = '(max-width: 60rem)';

const isSeen = (heading: Element) => heading.getClientRects().length > 0 && !heading.closest('dialog');

/** The headings of a long page on a narrow screen; none if the page is short or has its own navigation. */
function findHeadings(main: HTMLElement): HTMLElement[] {
  const isLong = main.scrollHeight > longFrom && window.matchMedia(narrow).matches;
  if (!isLong || main.querySelector('[data-jump]')) return [];
  return [...main.querySelectorAll<HTMLElement>('h1, h2')].filter(isSeen);
}

const isSameList = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((each, index) => each === other[index]);

function goTo(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.scrollIntoView();
  heading.focus({ preventScroll: true });
}

/** On a long page on a phone, links to its sections; otherwise the children. */
export function PageJump({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const [headings, setHeadings] = useState<readonly HTMLElement[]>([]);
  useEffect(() => {
    const main = document.getElementById('content');
    if (!main || typeof ResizeObserver === 'undefined') return;
    const update = () => {
      const found = findHeadings(main);
      setHeadings((before) => (isSameList(before, found) ? before : found));
    };
    const observer = new ResizeObserver(update);
    observer.observe(main);
    return () => observer.disconnect();
  }, []);
  if (headings.length === 0) return children;
  const go = (id: string) => {
    const heading = headings[Number(id)];
    if (!heading) return window.scrollTo({ top: document.documentElement.scrollHeight });
    goTo(heading);
  };
  const parts = headings.map((heading, index) => ({ id: String(index), title: heading.textContent ?? '' }));
  return (
    <JumpSelect
      className={styles.jump}
      label={t('shell.onThisPage')}
      parts={[...parts, { id: endId, title: t('shell.endOfPage') }]}
      onGo={go}
    />
  );
}
