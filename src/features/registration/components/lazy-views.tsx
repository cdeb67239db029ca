import { useEffect, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import { createLoadable, useLoadable } from '../../../lib/loading/loadable';
import type * as Views from './lazy-chunk';

/**
 * Views that are not visible on arrival: loaded when a person starts to fill in the form, or when first
 * shown.
 */
const lateViews = createLoadable(() => import(/* webpackChunkName: "registration" */ './lazy-chunk'));

/**
 * Preloads the late views when a field of the form takes the focus, so that the step changes without a wait.
 */
export function usePreloadLazyViews(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = form.current;
    element?.addEventListener('focusin', lateViews.preload);
    return () => element?.removeEventListener('focusin', lateViews.preload);
  }, [form]);
}

/** Shows one of the late views, or an error with a retry if they cannot be loaded. */
export function LazyView({ children }: { children: (views: typeof Views) => ReactNode }) {
  const { t } = useTranslation('registration');
  const views = useLoadable(lateViews);
  if (views.status === 'ready') return children(views.content);
  if (views.status !== 'failed') return <p role="status">{t('late.loading')}</p>;
  return (
    <Notice
      tone="negative"
      title={t('late.failed')}
      actions={<Button onClick={lateViews.preload}>{t('late.retry')}</Button>}
    >
      {t('late.advice')}
    </Notice>
  );
}
