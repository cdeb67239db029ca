import { render, screen } from '@testing-library/react';
import { WithTexts } from '../../../../../../tests/support/web/with-texts';
import { RequestedFootprint } from './requested-footprint';

it.each([
  ['en', 'AG 12, DE'],
  ['zh-CN', 'AG 12、DE'],
] as const)('lists what is wanted as readers of %s do', (locale, expected) => {
  render(
    <WithTexts locale={locale}>
      <RequestedFootprint
        productIds={['URN:PACT:a.example:part-number:AG%2012']}
        geographies={['DE']}
        classifications={[]}
        companyIds={[]}
        validOn={null}
        validAfter={null}
        validBefore={null}
        wantedStatus={null}
        comment=""
      />
    </WithTexts>,
  );
  expect(screen.getByText(expected)).toBeInTheDocument();
});
