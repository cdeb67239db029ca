import { render } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, useTranslation } from 'react-i18next';
import carbon from '../../../locales/de/carbon.json';
import { useAdaptedTexts } from './use-adapted-texts';

/** As the language plugin makes it: with options that are JSON. */
function pluginsTexts() {
  const i18n = createInstance();
  void i18n.init({ lng: 'de', initImmediate: false, resources: { de: { carbon } } });
  return i18n;
}

function Rows() {
  const { t } = useTranslation('carbon');
  return t('rows.all', { rows: 1234 });
}

function Layout() {
  useAdaptedTexts();
  return <Rows />;
}

it('formats the counts in the texts of a page', () => {
  const { container } = render(<Layout />, {
    wrapper: ({ children }) => <I18nextProvider i18n={pluginsTexts()}>{children}</I18nextProvider>,
  });
  expect(container).toHaveTextContent('Alle anzeigen (1.234)');
});
