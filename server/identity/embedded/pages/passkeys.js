/* global SimpleWebAuthnBrowser */
// The only script of the pages that create or use a passkey: it passes the server's options to the browser's
// dialogue and submits the result with the form.
(function () {
  const { browserSupportsWebAuthn, startAuthentication, startRegistration } = SimpleWebAuthnBrowser;
  const form = document.querySelector('form[data-passkey]');
  // Of this script, and of the server for the attempt before.
  const faults = [...document.querySelectorAll('.fault')];

  function showFault(fault = '') {
    for (const element of faults) element.hidden = element.dataset.fault !== fault;
    const shown = faults.find((element) => !element.hidden);
    if (shown) shown.focus();
  }

  const faultsOfErrors = { InvalidStateError: 'known', NotAllowedError: 'cancelled' };

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (!browserSupportsWebAuthn()) return showFault('unsupported');
    showFault();
    const optionsJSON = JSON.parse(form.dataset.options);
    const start = form.dataset.passkey === 'add' ? startRegistration : startAuthentication;
    try {
      form.elements.response.value = JSON.stringify(await start({ optionsJSON }));
      form.submit();
    } catch (error) {
      // Pressed again: another dialogue has replaced this one.
      if (error.name !== 'AbortError') showFault(faultsOfErrors[error.name] ?? 'unsupported');
    }
  });
  // Without this script the form would be submitted empty.
  form.querySelector('button').disabled = false;
})();
