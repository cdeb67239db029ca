import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A busy machine renders late. What never appears still fails.
configure({ asyncUtilTimeout: 20_000 });

// Each test starts with empty browser storage.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

// jsdom has no layout: it neither scrolls nor opens a <dialog>.
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
