const label = 'Check for Preview';

/**
 * Hides Decap's button for a preview by the Git host. It shows even if `show_preview_links` is off, and would find
 * nothing: the preview is next to the texts.
 */
export function hidePreviewCheck(): void {
  new MutationObserver(() => {
    for (const button of document.querySelectorAll('button'))
      if (button.textContent?.trim() === label) button.style.display = 'none';
  }).observe(document.body, { childList: true, subtree: true });
}
