import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FigureMethod } from '../../../../core/terms/figure-methods';
import { SelectField } from '../../../components/form/select-field';
import { UnsentMark } from '../../../components/ui/unsent-mark';
import type { ApiError } from '../../../lib/api/api-error';
import { useEdit } from '../../../lib/outbox/use-edit';
import { useProjectId } from '../../../lib/session/use-session';
import { useGetFigureChoicesQuery } from './figure-choices-api';
import { useAccess } from '../shared/use-access';
import { useErrorText } from '../shared/use-error-text';
import { choiceSubject, chooseFigure } from './figure-choice-edits';

interface FigureChoiceFieldProps {
  year: number;
  linkingId: string;
  supplier: string;
  /** The available ones, best first. */
  methods: readonly FigureMethod[];
}

const best = 'best';

/** Selects a supplier's figure for a year; the next calculation uses it. */
export function FigureChoiceField({ year, linkingId, supplier, methods }: FigureChoiceFieldProps) {
  const { t } = useTranslation('carbon-results');
  const { canManage } = useAccess();
  const projectId = useProjectId();
  const textOf = useErrorText();
  const save = useEdit(chooseFigure);
  const [failure, setFailure] = useState<ApiError>();
  const { data = [] } = useGetFigureChoicesQuery(projectId === undefined ? skipToken : { projectId, year });
  const { method, version } = data.find((each) => each.linkingId === linkingId) ?? {
    method: null,
    version: 0,
  };
  const shown = method === null || methods.includes(method) ? methods : [...methods, method];

  async function choose(chosen: FigureMethod | typeof best) {
    setFailure(undefined);
    if (projectId === undefined) return;
    const wanted = chosen === best ? null : chosen;
    const outcome = await save({ projectId, year, linkingId, supplier, method: wanted, version });
    if (outcome.status === 'refused') setFailure(outcome.error);
  }

  return (
    <>
      <SelectField<FigureMethod | typeof best>
        label={t('figures.choose', { year })}
        hint={t('figures.next')}
        error={failure && textOf(failure, t('figures.failed'))}
        value={method ?? best}
        options={[
          { value: best, label: t('figures.best') },
          ...shown.map((each) => ({ value: each, label: t(`method.${each}`) })),
        ]}
        disabled={!canManage}
        onChange={(chosen) => void choose(chosen)}
      />
      <UnsentMark subject={choiceSubject(year, linkingId)} />
    </>
  );
}
