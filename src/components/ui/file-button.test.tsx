import { fireEvent, render, screen } from '@testing-library/react';
import { FileButton } from './file-button';
import { Modal } from './modal';

const invoice = new File(['<Invoice/>'], 'invoice.xml');
const dragged = (...files: File[]) => ({ dataTransfer: { types: ['Files'], items: files, files } });
/** jsdom has no `DragEvent`. */
const leaving = (relatedTarget: Element | null) =>
  new MouseEvent('dragleave', { bubbles: true, relatedTarget });
/** Whether the browser would open the file in place of the page. */
const opensIn = (place: Element) => fireEvent.drop(place, dragged(invoice));

const button = (onFile: (file: File) => void, props: { multiple?: boolean; disabled?: boolean } = {}) => (
  <FileButton accept=".xml" onFile={onFile} {...props}>
    Choose
  </FileButton>
);
const label = () => screen.getByText('Choose').closest('label');

it('takes a file that is dropped anywhere on the page, and shows that it will', () => {
  const onFile = jest.fn();
  render(button(onFile));
  expect(fireEvent.dragOver(document.body, dragged(invoice))).toBe(false);
  expect(label()).toHaveAttribute('data-over');
  fireEvent(document.body, leaving(document.body));
  expect(label()).toHaveAttribute('data-over');
  fireEvent(document.body, leaving(null));
  expect(label()).not.toHaveAttribute('data-over');

  fireEvent.dragOver(document.body, dragged(invoice));
  expect(opensIn(document.body)).toBe(false);
  expect(label()).not.toHaveAttribute('data-over');
  expect(onFile.mock.calls).toEqual([[invoice]]);
});

it('takes several only where several can be chosen', () => {
  const onFile = jest.fn();
  const { rerender } = render(button(onFile));
  const several = dragged(invoice, new File(['b'], 'b.xml'));
  fireEvent.dragOver(document.body, several);
  expect(label()).not.toHaveAttribute('data-over');
  fireEvent.drop(document.body, several);
  expect(onFile).not.toHaveBeenCalled();
  rerender(button(onFile, { multiple: true }));
  fireEvent.drop(document.body, several);
  expect(onFile.mock.calls).toEqual([several.dataTransfer.files]);
});

it('takes none while it is disabled, and the page stays', () => {
  const onFile = jest.fn();
  render(button(onFile, { disabled: true }));
  expect(opensIn(document.body)).toBe(false);
  expect(onFile).not.toHaveBeenCalled();
});

it('takes only what is dropped on it if there are others', () => {
  const [first, second] = [jest.fn(), jest.fn()];
  render(
    <>
      {button(first)}
      {button(second)}
    </>,
  );
  opensIn(document.body);
  expect(first).not.toHaveBeenCalled();
  expect(second).not.toHaveBeenCalled();
  opensIn(screen.getAllByText('Choose')[0] as Element);
  expect(first).toHaveBeenCalledWith(invoice);
  expect(second).not.toHaveBeenCalled();
});

it('leaves files to the dialog on top', () => {
  const onPage = jest.fn();
  const inDialog = jest.fn();
  const modal = (content: React.ReactNode) => <Modal onClose={jest.fn()}>{content}</Modal>;
  const { rerender } = render(
    <>
      {modal(button(inDialog))}
      {button(onPage)}
    </>,
  );
  opensIn(document.body);
  expect(inDialog).toHaveBeenCalledWith(invoice);
  rerender(
    <>
      {modal('A question')}
      {button(onPage)}
    </>,
  );
  opensIn(document.body);
  expect(onPage).not.toHaveBeenCalled();
  rerender(<>{button(onPage)}</>);
  opensIn(document.body);
  expect(onPage).toHaveBeenCalledWith(invoice);
});

it('takes no picture that is dragged within the page, and the page stays', () => {
  const onFile = jest.fn();
  render(button(onFile));
  const flag = { dataTransfer: { types: ['text/html', 'Files'], items: [invoice], files: [invoice] } };
  expect(fireEvent.drop(document.body, flag)).toBe(false);
  expect(onFile).not.toHaveBeenCalled();
});

it('leaves text that is dragged to the browser', () => {
  render(button(jest.fn()));
  const text = { dataTransfer: { types: ['text/plain'], items: [], files: [] } };
  expect(fireEvent.dragOver(document.body, text)).toBe(true);
  expect(fireEvent.drop(document.body, text)).toBe(true);
});
