/** Reports an error to the page's error listeners without interrupting the caller. */
export function reportLater(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}
