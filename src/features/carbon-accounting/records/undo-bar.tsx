import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shallowEqual } from 'react-redux';
import { enumerated } from '../../../../core/i18n/intl';
import type { Locale } from '../../../../core/i18n/locales';
import type { FigureFault } from '../../../../core/carbon/inputs/figures';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import { UndoRegion } from '../../../components/ui/undo-notice';
import { convertNumber } from '../../../lib/i18n/typed-number';
import { useLocale } from '../../../lib/i18n/use-locale';
import { selectEntries } from '../../../lib/outbox/outbox-slice';
import { useAppSelector } from '../../../lib/store/hooks';
import { RowFocusContext, UndoContext, type RegisterRow, type Undoable } from './use-undo';
import { useHiddenFaults, YearFieldsContext } from './use-year-fields';

interface UndoBarProps {
  year: number;
  /** Whether a record still exists. */
  recordExists: (recordId: string) => boolean;
  children: ReactNode;
}

/**
 * Offers to undo the last change within it until it is dismissed or something else is changed; changes made
 * together are undone together. Also reports invalid input whose row is not visible.
 */
export function UndoBar({ year, recordExists, children }: UndoBarProps) {
  const { t } = useTranslation('carbon-update');
  const { locale } = useLocale();
  const [offered, setOffered] = useState<readonly Undoable[]>([]);
  const { outOfSight, fields } = useHiddenFaults(year);
  const together = useRef<Undoable[]>([]);
  const rows = useRef(new Map<string, () => void>());
  /** Its row is not shown yet. */
  const awaited = useRef<string>();
  const offer = useCallback((next: Undoable) => {
    together.current.push(next);
    awaited.current = undefined;
    if (together.current.length === 1) queueMicrotask(() => setOffered(together.current.splice(0)));
    return () => setOffered((all) => all.filter((each) => each !== next));
  }, []);
  const registerRow = useCallback<RegisterRow>((subject, focus) => {
    rows.current.set(subject, focus);
    if (awaited.current === subject) {
      awaited.current = undefined;
      focus();
    }
    return () => {
      if (rows.current.get(subject) === focus) rows.current.delete(subject);
    };
  }, []);
  const focusRow = (subject: string) => {
    const focus = rows.current.get(subject);
    awaited.current = focus ? undefined : subject;
    focus?.();
  };
  const refused = useAppSelector(selectRefusedSubjects, shallowEqual);
  // What was refused once it was sent waits for a decision instead.
  const undoable = offered.filter(({ subject }) => !refused.includes(subject));
  const done = undoable.length > 0 ? allOf(undoable, locale) : null;
  const failed = outOfSight.filter(([recordId]) => recordExists(recordId));
  const dismiss = (onPress: () => void) => (
    <Button size="small" variant="quiet" onClick={onPress}>
      {t('common:actions.dismiss')}
    </Button>
  );
  return (
    <UndoContext.Provider value={offer}>
      <RowFocusContext.Provider value={registerRow}>
        <YearFieldsContext.Provider value={fields}>{children}</YearFieldsContext.Provider>
      </RowFocusContext.Provider>
      <UndoRegion>
        {failed.map(([recordId, notSaved]) => (
          <div key={recordId}>
            <Notice
              tone="negative"
              title={t('notTaken.title', { name: notSaved.label ?? '' })}
              actions={dismiss(() => fields.forget(recordId))}
            >
              {t('notTaken.text', {
                typed: convertNumber(notSaved.text, notSaved.locale, locale),
                fault: t(`faults.${notSaved.fault as FigureFault}`),
              })}
            </Notice>
          </div>
        ))}
        {done && (
          <div>
            <Notice
              tone="info"
              actions={
                <>
                  <Button
                    size="small"
                    onClick={() => {
                      done.undo();
                      focusRow(done.subject);
                      setOffered([]);
                    }}
                  >
                    {t('undo.action')}
                  </Button>
                  {dismiss(() => setOffered([]))}
                </>
              }
            >
              {t(`undo.${done.kind}`, { name: done.name })}
            </Notice>
          </div>
        )}
      </UndoRegion>
    </UndoContext.Provider>
  );
}

const selectRefusedSubjects = (state: Parameters<typeof selectEntries>[0]): readonly string[] =>
  selectEntries(state)
    .filter((entry) => entry.state === 'refused')
    .map(({ subject }) => subject);

function allOf(done: readonly Undoable[], locale: Locale): Undoable {
  const [first, ...others] = done;
  return {
    kind: first && others.every(({ kind }) => kind === first.kind) ? first.kind : 'change',
    subject: first?.subject ?? '',
    name: enumerated(
      done.map(({ name }) => name),
      locale,
    ),
    undo: () => {
      // In reverse order: what was added is removed before what was removed is restored.
      for (const { undo } of [...done].reverse()) undo();
    },
  };
}
