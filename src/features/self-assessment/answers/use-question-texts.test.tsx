import { renderHook } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { useQuestionTexts } from './use-question-texts';

it('a hotspot has the e-learning page of its kind unless it has one of its own', () => {
  const i18n = createInstance().use(initReactI18next);
  const learning = { processHeat: { title: 'Heat in general' }, furnaces: { title: 'Heat in furnaces' } };
  void i18n.init({ lng: 'de', resources: { de: { questions: { learning } } } });
  const { result } = renderHook(useQuestionTexts, {
    wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>,
  });
  const pageOf = (id: string) =>
    result.current.learningPage({ id, learning: 'processHeat', weight: 1, measures: [] });
  expect(pageOf('dryers')).toBe('processHeat');
  expect(pageOf('furnaces')).toBe('furnaces');
});
