/** Reports a fault to the listeners for errors of the page, without ending what is being done. */
export function reportLater(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}
