type Phrases = Readonly<Record<string, unknown>>;

/** Decap's phrases that would mislead an editor of texts, by their place in its list. */
const ours: readonly (readonly [path: string, phrase: string])[] = [
  ['app.header.content', 'Texts'],
  ['collection.sidebar.collections', 'Areas'],
  ['editor.editorToolbar.backCollection', 'Back to: %{collectionLabel}'],
  ['editor.editorToolbar.unsavedChanges', 'Not published yet'],
  ['editor.editorToolbar.changesSaved', 'Everything is published'],
  ['editor.editor.onLeavePage', 'What you typed is kept, and not published yet. Leave this page?'],
  ['ui.toast.onFailToLoadEntries', 'The texts cannot be read. %{details}'],
  ['ui.toast.onFailToPersist', 'Nothing was published. %{details}'],
  ['ui.toast.entrySaved', 'Published'],
];

function replaced(phrases: Phrases, [name = '', ...rest]: readonly string[], phrase: string): Phrases {
  const value = rest.length === 0 ? phrase : replaced((phrases[name] ?? {}) as Phrases, rest, phrase);
  return { ...phrases, [name]: value };
}

/** Decap's phrases, with ours where it speaks of entries, collections and saving. */
export const inOurWords = (phrases: Phrases): Phrases =>
  ours.reduce((all, [path, phrase]) => replaced(all, path.split('.'), phrase), phrases);

/** How browsers name a request that did not reach the server. */
const unreachable = /failed to fetch|networkerror|load failed|network request failed/i;

/** An error as Decap shows it: without the name of its class, and in words if nobody answers. */
export function readableError(error: unknown): Error {
  const { message } = error instanceof Error ? error : new Error(String(error));
  const words = unreachable.test(message)
    ? 'Nobody answers where the texts are kept: check the network, and that "npm run content" is still running there. What you typed is kept.'
    : message;
  return Object.assign(new Error(words, { cause: error }), { name: '' });
}
