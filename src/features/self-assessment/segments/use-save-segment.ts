import { useEffect, useMemo, useRef } from 'react';
import type { AnswerValue, Implementation } from '../../../../core/assessment/answers';
import type { Question } from '../../../../core/assessment/catalogue';
import type { PartChange } from '../../../../core/assessment/parts';
import { toLists, type SegmentChangeLists } from '../../../../core/assessment/segment-answers';
import type { BusinessSegment } from '../../../../core/contracts/business-segments';
import type { Version } from '../../../lib/outbox/edit';
import { useEdit } from '../../../lib/outbox/use-edit';
import { useProjectId } from '../../../lib/session/use-session';
import { measureAbout, saveSegmentAnswers, segmentSubject } from '../state/segment-edits';
import { useQuestionTexts } from '../answers/use-question-texts';
import { useSegmentName } from '../state/use-segment-name';
import { useVersionFor } from '../answers/use-version-for';

interface SaveSegment {
  /** `seen`: the version that the answer was typed over; by default, the one that is shown. */
  question: (question: Question, value: AnswerValue | null, seen?: Version) => void;
  measure: (measureId: string, change: PartChange<Implementation>, seen?: Version) => void;
  /** The version that is shown. */
  version: () => Version;
}

/** Saves answers of a segment one by one. The functions are stable while answers change. */
export function useSaveSegment(segment: BusinessSegment): SaveSegment {
  const projectId = useProjectId();
  const save = useEdit(saveSegmentAnswers);
  const texts = useQuestionTexts();
  const name = useSegmentName();
  const versionFor = useVersionFor();
  const current = useRef({ segment, projectId, texts, name });
  useEffect(() => {
    current.current = { segment, projectId, texts, name };
  });

  return useMemo(() => {
    const send = (
      about: string,
      question: string,
      answers: SegmentChangeLists,
      seen: Version | undefined,
      options: Record<string, string> = {},
    ) => {
      const { segment: now, projectId: project, name: nameOf } = current.current;
      if (project === undefined) return;
      const { sectorCode, countryCode } = now;
      const version = versionFor(segmentSubject(now, about), (seen as number | undefined) ?? now.version);
      const words = { question, of: nameOf(now).whole, options };
      void save({ projectId: project, sectorCode, countryCode, version, about, answers, words });
    };
    return {
      question(asked, value, seen) {
        const { label, options } = current.current.texts;
        const answers = toLists({ questions: { [asked.id]: value }, measures: {} });
        send(asked.id, label(asked.id), answers, seen, options(asked));
      },
      measure(id, change, seen) {
        const label = current.current.texts.measure(id);
        const answers = { BusinessSegmentHotspotAnswers: [{ measureId: id, ...change }] };
        send(measureAbout(id), label, answers, seen);
      },
      version: () => current.current.segment.version,
    };
  }, [save, versionFor]);
}
