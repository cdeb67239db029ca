import { useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useViewOption } from '../../../lib/forms/use-view-option';
import { headingOf } from './anchors';

interface Place {
  id: string;
}

/** The group that contains the target, or the first group within it. */
function groupAt(place: Element, groups: readonly Place[]): Place | undefined {
  return groups.find(({ id }) => {
    const group = document.getElementById(id);
    return group?.contains(place) || (group && place.contains(group));
  });
}

const isUnseen = (place: Element) => place.getClientRects().length === 0;

/**
 * The group shown on a phone, one at a time: the first, until the person switches or follows a link to
 * another. Wider screens show all. When one becomes narrow, the group with the focus is shown.
 */
export function useShownGroup(groups: readonly Place[]): [string, (id: string) => void] {
  const [shown, setShown] = useViewOption(groups[0]?.id ?? '');
  const all = useRef(groups);
  useEffect(() => {
    all.current = groups;
  });
  const show = useCallback(
    (id: string) => {
      flushSync(() => setShown(id));
      document.getElementById(id)?.scrollIntoView();
      document.getElementById(headingOf(id))?.focus({ preventScroll: true });
    },
    [setShown],
  );
  useEffect(() => {
    const reveal = (hash: string) => {
      const place = document.getElementById(hash.slice(1));
      const group = place && isUnseen(place) && groupAt(place, all.current);
      if (!group) return;
      show(group.id);
      if (place.id !== group.id) place.scrollIntoView();
    };
    const follow = () => reveal(window.location.hash);
    // A link to the current hash does not change the address.
    const followAgain = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a[href^="#"]');
      if (link instanceof HTMLAnchorElement && link.hash === window.location.hash) reveal(link.hash);
    };
    // Someone who turns a tablet stays in the field they are in.
    const keepInSight = () => {
      const field = document.activeElement;
      const group = field && isUnseen(field) && groupAt(field, all.current);
      if (!group) return;
      flushSync(() => setShown(group.id));
      field.scrollIntoView({ block: 'center' });
    };
    // Not within the effect: React does not render synchronously there, and an unrendered target cannot be
    // scrolled to.
    const first = setTimeout(follow);
    window.addEventListener('hashchange', follow);
    window.addEventListener('resize', keepInSight);
    document.addEventListener('click', followAgain);
    return () => {
      clearTimeout(first);
      window.removeEventListener('hashchange', follow);
      window.removeEventListener('resize', keepInSight);
      document.removeEventListener('click', followAgain);
    };
  }, [show, setShown]);
  return [shown, show];
}
