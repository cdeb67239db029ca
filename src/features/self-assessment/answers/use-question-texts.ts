import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Hotspot, Question } from '../../../../core/assessment/catalogue';

export interface QuestionTexts {
  section: (id: string) => string;
  label: (id: string) => string;
  help: (id: string) => string;
  option: (questionId: string, option: string) => string;
  /** Option texts by id. */
  options: (question: Question) => Record<string, string>;
  unit: (id: string) => string;
  hotspot: (id: string) => string;
  hotspotHelp: (id: string) => string;
  measure: (id: string) => string;
  measureHelp: (id: string) => string;
  /** Id of the e-learning page of a hotspot: its own, if one has been written. */
  learningPage: (hotspot: Hotspot) => string;
  learning: (id: string, part: 'title' | 'why' | 'where' | 'example') => string;
}

/** The catalogue's texts in the reader's language. */
export function useQuestionTexts(): QuestionTexts {
  const { t, i18n } = useTranslation('questions');
  return useMemo(() => {
    const option = (questionId: string, id: string) => t(`items.${questionId}.options.${id}`);
    return {
      section: (id) => t(`sections.${id}`),
      label: (id) => t(`items.${id}.label`),
      help: (id) => t(`items.${id}.help`),
      option,
      options: (question) =>
        'options' in question
          ? Object.fromEntries(question.options.map((id) => [id, option(question.id, id)]))
          : {},
      unit: (id) => t(`units.${id}`),
      hotspot: (id) => t(`hotspots.${id}.label`),
      hotspotHelp: (id) => t(`hotspots.${id}.help`),
      measure: (id) => t(`measures.${id}.label`),
      measureHelp: (id) => t(`measures.${id}.help`),
      learningPage: ({ id, learning }) => (i18n.exists(`questions:learning.${id}.title`) ? id : learning),
      learning: (id, part) => t(`learning.${id}.${part}`),
    };
  }, [t, i18n]);
}
