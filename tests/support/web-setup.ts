import '@testing-library/jest-dom';

// jsdom draws nothing: it neither scrolls nor opens a <dialog>.
window.scrollTo = () => {};
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
