import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import invitation from '../../../locales/de/invitation.json';
import session from '../../../locales/de/session.json';
import { StartHead } from './start-head';

const edges = Object.entries({ invitation, session }).map(([ns, texts]) => ({
  node: { ns, data: JSON.stringify(texts) },
}));
const props = {
  data: { locales: { edges } },
  params: {},
  pageContext: { language: 'de', i18n: { originalPath: '/' } },
} as unknown as ComponentProps<typeof StartHead>;

it.each([
  ['the sign-in', '/de/', 'Anmelden · supplier+s'],
  ['an invitation', '/de/?invitationToken=abc', 'Einladung · supplier+s'],
])('the title says what the page is about: %s', (_case, address, title) => {
  window.history.replaceState(null, '', address);
  expect(renderToStaticMarkup(<StartHead {...props} />)).toContain(`<title>${title}</title>`);
});
