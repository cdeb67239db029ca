import english from '../../../locales/en/invitation.json';
import registration from '../../../locales/en/registration.json';

it('matches the English texts of the specification to the letter (sections 2 and 8)', () => {
  expect(english).toMatchObject({
    processing: 'Processing invitation...',
    valid: {
      text: 'is interested in your carbon data and invites you as their supplier',
      login: 'Login with existing account',
      register: 'Register new account',
    },
    alreadyRegistered: {
      title: 'Account Already Registered',
      text: 'Your company is already registered. Please login with your credentials.',
    },
    invalid: {
      title: 'Invalid Invitation',
      text: 'The invitation token is invalid or has expired.',
      unexplained: 'Invalid invitation token',
    },
    // Decision 021: a token that could not be checked is not called invalid.
    unavailable: { text: 'Failed to process invitation token' },
    unchecked: { title: 'Failed to validate token' },
    actions: { help: 'Get help', login: 'Login' },
  });
});

it('says “sign in”, except where the specification says otherwise', () => {
  const texts = JSON.stringify([english, registration]).match(/"[^"]*\blog ?in\b[^"]*"(?!:)/giu);
  expect(texts?.map((text) => text.slice(1, -1))).toEqual([
    'Login with existing account',
    'Your company is already registered. Please login with your credentials.',
    'Login',
    'Login',
    'An account with this email address already exists. Please use the login option instead or contact support if you need assistance.',
  ]);
});
