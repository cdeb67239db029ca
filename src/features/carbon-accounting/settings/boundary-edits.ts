import type { Boundary, BoundaryAnswer, BoundaryValues } from '../../../../core/contracts/ca-boundary';
import { hasObject } from '../../../lib/api/shapes';
import { defineEdit, type ComparedValue, type EditText } from '../../../lib/outbox/edit';
import { patch } from '../../../lib/outbox/patch';
import { carbonApi } from '../api';

export interface BoundaryChange {
  projectId: number;
  changes: Partial<BoundaryValues>;
  /** The version that was seen. */
  version: number;
  /** A part was changed, possibly in another window, after the person saw it. */
  isOutdated?: true;
}

export const boundarySubject = 'accounting-boundary';

const fieldNames: Readonly<Record<keyof BoundaryValues, EditText['key']>> = {
  approach: 'field.approach',
  fiscalYearStart: 'field.fiscalYearStart',
  baseYear: 'field.baseYear',
  recalculationThreshold: 'field.recalculationThreshold',
  responsibleName: 'field.responsible',
  responsibleFunction: 'field.responsibleFunction',
  responsibleEmail: 'field.responsibleEmail',
  exclusions: 'field.exclusions',
  absences: 'field.absences',
};

/** Changes the boundary of a project's accounts. */
export const changeBoundary = defineEdit<BoundaryChange, Boundary>({
  name: 'accounting-boundary.update',
  area: 'carbonAccounting',
  request: ({ projectId, changes }, version) => ({
    url: `/ca-boundary/project/${projectId}`,
    method: 'PUT',
    body: { data: { ...changes, version } },
    expect: hasObject('data'),
  }),
  readAnswer: ({ data }: BoundaryAnswer) => data,
  subject: () => boundarySubject,
  merge: (earlier, later) => ({ ...later, changes: { ...earlier.changes, ...later.changes } }),
  show: ({ projectId, changes }) => [
    patch(carbonApi.endpoints.getBoundary, projectId, (boundary) => ({ ...boundary, ...changes })),
  ],
  settled: ({ projectId }, answer) => [patch(carbonApi.endpoints.getBoundary, projectId, () => answer)],
  reload: { sent: ['CarbonYears', 'CarbonResults'], refused: ['AccountingSettings'] },
  page: () => '/carbon-accounting/settings/',
  label: () => ({ key: 'edit.boundary' }),
  compare: ({ changes }, current) =>
    (Object.keys(changes) as (keyof BoundaryValues)[]).map((name) => ({
      name: { key: fieldNames[name] },
      mine: shown(changes, name),
      theirs: shown(current, name),
    })),
  whenRefused: 'keep',
});

const nothing = '–';

function shown(values: Partial<BoundaryValues>, name: keyof BoundaryValues): ComparedValue {
  if (name === 'exclusions')
    return values.exclusions?.map((exclusion) => exclusion.name).join('; ') || nothing;
  if (name === 'absences')
    return values.absences?.map(({ parts, reason }) => `${parts.length}: ${reason}`).join('; ') || nothing;
  if (name === 'approach') return values.approach ? { key: `value.${values.approach}` } : nothing;
  return values[name] || nothing;
}
