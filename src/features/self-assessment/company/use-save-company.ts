import { useEffect, useMemo, useRef } from 'react';
import type { AnswerValue } from '../../../../core/assessment/answers';
import type { Question } from '../../../../core/assessment/catalogue';
import { reductionScopes } from '../../../../core/terms/reduction-scopes';
import type { CompanyChangeLists } from '../../../../core/assessment/company-answers';
import type { FootprintChange, ReductionChange } from '../../../../core/contracts/assessment';
import type { CompanyQuestions } from '../../../../core/contracts/company-questions';
import { localDay } from '../../../../core/dates/local-day';
import { useTranslation } from 'react-i18next';
import type { Version } from '../../../lib/outbox/edit';
import { useEdit } from '../../../lib/outbox/use-edit';
import { useProjectId } from '../../../lib/session/use-session';
import { companySubject, saveCompanyAnswers } from '../state/company-edits';
import { useQuestionTexts } from '../answers/use-question-texts';
import { useVersionFor } from '../answers/use-version-for';

interface SaveCompany {
  /** `seen`: the version that the answer was typed over; by default, the one that is shown. */
  question: (question: Question, value: AnswerValue | null, seen?: Version) => void;
  footprint: (footprint: FootprintChange, seen?: Version) => void;
  reduction: (reduction: ReductionChange, seen?: Version) => void;
  /** The version that is shown. */
  version: () => Version;
}

/** Saves the company's answers one by one. The functions are stable while answers change. */
export function useSaveCompany(questions: CompanyQuestions): SaveCompany {
  const { t } = useTranslation('assessment');
  const projectId = useProjectId();
  const save = useEdit(saveCompanyAnswers);
  const texts = useQuestionTexts();
  const versionFor = useVersionFor();
  const current = useRef({ questions, projectId, texts, t });
  useEffect(() => {
    current.current = { questions, projectId, texts, t };
  });

  return useMemo(() => {
    const send = (
      about: string,
      question: string,
      answers: CompanyChangeLists,
      seen: Version | undefined,
      options: Record<string, string> = {},
    ) => {
      const { questions: now, projectId: project, t: text } = current.current;
      if (project === undefined) return;
      const version = versionFor(companySubject(about), (seen as string | undefined) ?? now._version);
      const words = { question, of: text('company.title'), options };
      const day = localDay(new Date());
      void save({ projectId: project, about, answers, day, words, version });
    };
    return {
      question(asked, value, seen) {
        const { label, options } = current.current.texts;
        const plain = typeof value === 'object' && value ? [...value] : (value as string | number | null);
        const answers = { questionnaire: [{ questionId: asked.id, value: plain }] };
        send(`question/${asked.id}`, label(asked.id), answers, seen, options(asked));
      },
      footprint(footprint, seen) {
        const label = current.current.t('footprint.ofYear', { year: footprint.year });
        send(`footprint/${footprint.year}`, label, { footprints: [footprint] }, seen);
      },
      reduction(reduction, seen) {
        const { t: text } = current.current;
        const scopes = Object.fromEntries(reductionScopes.map((scope) => [scope, text(`target.${scope}`)]));
        const label = text('target.title');
        send(`reduction/${reduction.id}`, label, { reductions: [reduction] }, seen, scopes);
      },
      version: () => current.current.questions._version,
    };
  }, [save, versionFor]);
}
