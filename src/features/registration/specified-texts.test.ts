import english from '../../../locales/en/registration.json';

it('matches the English texts of the specification to the letter (sections 2, 5 and 8)', () => {
  expect(english).toMatchObject({
    page: { title: 'Register new account with {{product}}' },
    progress: { company: 'Company Information', personal: 'Personal Information' },
    fields: {
      selectCountry: 'Select country...',
      terms:
        'I hereby declare that I have read and accept the following <terms>Terms of Service</terms> and <privacy>Privacy Policy</privacy>',
    },
    actions: {
      back: 'Back',
      next: 'Continue to next step',
      complete: 'Complete Registration',
      checkAgain: 'Check data again',
      continueAnyway: 'Continue creating account',
      backToForm: 'Back to form',
      support: 'Contact support',
      login: 'Login',
    },
    submitting: 'Creating your account...',
    warning: {
      title: 'Sorry, one more thing...',
      domain:
        'We noticed that a company with the same email domain already exists in our system. This might be a duplicate registration or another division of your company.',
      duns: 'We noticed that a company with the same DUNS number already exists in our system. This might be a duplicate registration or the DUNS number may have been entered incorrectly.',
      other: 'A potential issue was detected: {{warning}}',
    },
    error: {
      title: "We couldn't complete your registration",
      tokenMissing: 'The invitation token is invalid or has expired.',
      token:
        'The invitation token is invalid or has expired. Please check your invitation email or contact the sender for a new invitation.',
      exists:
        'An account with this email address already exists. Please use the login option instead or contact support if you need assistance.',
      unreachable: 'Registration failed. Please try again later.',
      other: 'An error occurred during registration: {{message}}',
      persists: 'If this issue persists, please contact our support team.',
    },
  });
});
