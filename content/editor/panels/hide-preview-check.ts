const label = 'Check for Preview';

/**
 * Hides Decap's button that asks the Git host for a preview of its own. It shows even where `show_preview_links` is
 * off, and would find nothing: the preview is beside the texts.
 */
export function hidePreviewCheck(): void {
  new MutationObserver(() => {
    for (const button of document.querySelectorAll('button'))
      if (button.textContent?.trim() === label) button.style.display = 'none';
  }).observe(document.body, { childList: true, subtree: true });
}
