/** Reports a fault to whoever listens for errors of the page, without ending what is being done. */
export function reportLater(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}
