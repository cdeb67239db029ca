import type { AnswerValue, Implementation } from '../../../../core/assessment/answers';
import type { Hotspot, Question, Section } from '../../../../core/assessment/catalogue';
import type { PartChange } from '../../../../core/assessment/parts';
import type {
  Footprint,
  FootprintChange,
  Reduction,
  ReductionChange,
} from '../../../../core/contracts/assessment';
import type { Version } from '../../../lib/outbox/edit';

/** Questions with their answers, for print and sheets: of a segment or of the company. */
export interface Questionnaire {
  title: string;
  /** For file names: `aluminium-at`. */
  fileName: string;
  sections: readonly Section[];
  hotspots: readonly Hotspot[];
  questions: Readonly<Record<string, AnswerValue>>;
  measures: Readonly<Record<string, Implementation>>;
  /** Only for the company. */
  lists?: CompanyLists;
  save: SaveAnswers;
}

/** Emissions by year and reduction targets. */
export interface CompanyLists {
  footprints: readonly Footprint[];
  reductions: readonly Reduction[];
}

/** Saves answers from a sheet one by one, as if typed; `seen` is the version they were compared with. */
interface SaveAnswers {
  version: () => Version;
  question: (question: Question, value: AnswerValue | null, seen: Version) => void;
  measure?: (measureId: string, change: PartChange<Implementation>, seen: Version) => void;
  footprint?: (footprint: FootprintChange, seen: Version) => void;
  reduction?: (reduction: ReductionChange, seen: Version) => void;
}
