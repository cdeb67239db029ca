import { memo, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { joinSentences } from '../../../lib/i18n/join-sentences';
import { useForgetRemovedFields } from '../../../lib/forms/use-not-saved';
import { answerDrafts } from '../answers/answer-drafts';
import { sectionUse } from '../../../../data/questions/uses';
import { useQuestionTexts } from '../answers/use-question-texts';
import { useSaveSegment } from './use-save-segment';
import { VersionContext } from '../answers/version-context';
import { measuresId, sectionAnchor } from '../groups/anchors';
import { measureAbout, segmentSubject } from '../state/segment-edits';
import { isSegmentField } from '../answers/fields';
import { NewestView } from './newest-view';
import type { SegmentView } from '../state/segment-view';
import { FormSection } from '../groups/form-section';
import { MeasureItem } from '../answers/measure-item';
import { QuestionItem } from '../answers/question-item';
import * as styles from '../groups/assessment-page.module.css';

interface SegmentFormProps {
  /** The group shown on a phone. */
  shown: string;
  disabled: boolean;
}

/** All questions and measures of a segment. */
export const SegmentForm = memo(function SegmentForm(props: SegmentFormProps) {
  const view = useContext(NewestView);
  return view && <Questions view={view} {...props} />;
});

function Questions({ view, shown, disabled }: SegmentFormProps & { view: SegmentView }) {
  const { t } = useTranslation('assessment');
  const texts = useQuestionTexts();
  const { segment, plan, answers, gains } = view;
  const save = useSaveSegment(segment);
  useForgetRemovedFields(
    (subject) => isSegmentField(segment, plan, subject),
    answerDrafts,
    segmentSubject(segment),
  );
  const gainOf = (id: string) => gains.find(({ measureId }) => measureId === id)?.points ?? 0;
  return (
    <VersionContext.Provider value={save.version}>
      <p className={styles.use}>{t(`question.use.${sectionUse}`)}</p>
      {plan.sections.map((section) => (
        <FormSection
          key={section.id}
          id={sectionAnchor(section.id)}
          title={texts.section(section.id)}
          learning={section.id}
          isHiddenOnPhone={shown !== sectionAnchor(section.id)}
        >
          {section.questions.map((question) => (
            <QuestionItem
              key={question.id}
              question={question}
              subject={segmentSubject(segment, question.id)}
              value={answers.questions[question.id] ?? null}
              disabled={disabled}
              onSave={save.question}
            />
          ))}
        </FormSection>
      ))}
      {plan.hotspots.length > 0 && (
        <FormSection
          id={sectionAnchor(measuresId)}
          title={texts.section(measuresId)}
          intro={joinSentences([t('measure.intro'), t('question.use.score')])}
          learning={measuresId}
          isHiddenOnPhone={plan.hotspots.every(({ id }) => shown !== sectionAnchor(id))}
        >
          {plan.hotspots.map((hotspot) => (
            <FormSection
              key={hotspot.id}
              id={sectionAnchor(hotspot.id)}
              title={texts.hotspot(hotspot.id)}
              intro={texts.hotspotHelp(hotspot.id)}
              learning={texts.learningPage(hotspot)}
              isPart
              isHiddenOnPhone={shown !== sectionAnchor(hotspot.id)}
            >
              {hotspot.measures.map(({ id }) => (
                <MeasureItem
                  key={id}
                  measureId={id}
                  subject={segmentSubject(segment, measureAbout(id))}
                  implementation={answers.measures[id] ?? null}
                  gain={gainOf(id)}
                  disabled={disabled}
                  onSave={save.measure}
                />
              ))}
            </FormSection>
          ))}
        </FormSection>
      )}
    </VersionContext.Provider>
  );
}
