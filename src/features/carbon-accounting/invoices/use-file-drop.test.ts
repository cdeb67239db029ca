import { fireEvent, renderHook } from '@testing-library/react';
import { useFileDrop } from './use-file-drop';

const invoice = new File(['<Invoice/>'], 'invoice.xml');
const dataTransfer = { types: ['Files'], files: [invoice] };
/** jsdom has no `DragEvent`. */
const leaving = (relatedTarget: Element | null) =>
  new MouseEvent('dragleave', { bubbles: true, relatedTarget });

it('says while files are over the page, and takes those that are dropped', () => {
  const onFiles = jest.fn();
  const { result } = renderHook(() => useFileDrop(onFiles));
  expect(fireEvent.dragOver(document.body, { dataTransfer })).toBe(false);
  expect(result.current).toBe(true);
  fireEvent(document.body, leaving(document.body));
  expect(result.current).toBe(true);
  fireEvent(document.body, leaving(null));
  expect(result.current).toBe(false);
  fireEvent.dragOver(document.body, { dataTransfer });
  fireEvent.drop(document.body, { dataTransfer });
  expect(result.current).toBe(false);
  expect(onFiles).toHaveBeenCalledWith([invoice]);
});

it('leaves text that is dragged to the browser', () => {
  const { result } = renderHook(() => useFileDrop(jest.fn()));
  expect(fireEvent.dragOver(document.body, { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(
    true,
  );
  expect(result.current).toBe(false);
});
