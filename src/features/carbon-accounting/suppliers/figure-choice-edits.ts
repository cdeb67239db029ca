import type { FigureMethod } from '../../../../core/terms/figure-methods';
import type { FigureChoice, FigureChoiceAnswer } from '../../../../core/contracts/ca-supplier-figures';
import { hasObject } from '../../../lib/api/shapes';
import { defineEdit } from '../../../lib/outbox/edit';
import { patch } from '../../../lib/outbox/patch';
import type { OfYear } from '../api';
import { figureChoicesApi } from './figure-choices-api';

interface Choice extends OfYear {
  linkingId: string;
  /** For the list of unsent changes. */
  supplier: string;
  /** Null for the best available. */
  method: FigureMethod | null;
  version: number;
}

export const choiceSubject = (year: number, linkingId: string) => `figure-choice/${year}/${linkingId}`;

const put = ({ projectId, year }: OfYear, choice: FigureChoice) =>
  patch(figureChoicesApi.endpoints.getFigureChoices, { projectId, year }, (choices) => [
    ...choices.filter(({ linkingId }) => linkingId !== choice.linkingId),
    choice,
  ]);

const valueOf = (method: FigureMethod | null) => ({ key: `value.${method ?? 'best'}` }) as const;

/** Chooses the figure for a supplier's purchases in a year. */
export const chooseFigure = defineEdit<Choice, FigureChoice>({
  name: 'supplier-figure.choose',
  area: 'carbonAccounting',
  request: ({ projectId, year, linkingId, method }, version) => ({
    url: `/ca-supplier-figures/project/${projectId}/year/${year}/${linkingId}`,
    method: 'PUT',
    body: { data: { method, version } },
    expect: hasObject('data'),
  }),
  readAnswer: ({ data }: FigureChoiceAnswer) => data,
  subject: ({ year, linkingId }) => choiceSubject(year, linkingId),
  merge: (_earlier, later) => later,
  show: ({ linkingId, method, version, ...of }) => [put(of, { linkingId, method, version })],
  settled: (of, answer) => [put(of, answer)],
  // The choice also applies to other requests to the same company, and the year must be recalculated.
  reload: { sent: ['FigureChoices', 'CarbonYears'], refused: ['FigureChoices'] },
  page: ({ year }) => `/carbon-accounting/${year}/update/`,
  label: ({ supplier, year }) => ({ key: 'edit.figureChoice', values: { supplier, year } }),
  compare: ({ method }, current) => [
    { name: { key: 'field.figure' }, mine: valueOf(method), theirs: valueOf(current.method) },
  ],
  whenRefused: 'revert',
});
