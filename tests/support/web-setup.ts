import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A busy machine draws late. What never comes still fails.
configure({ asyncUtilTimeout: 20_000 });

// Each test has a browser that has kept nothing.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

// jsdom draws nothing: it neither scrolls nor opens a <dialog>.
window.scrollTo = () => {};
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
