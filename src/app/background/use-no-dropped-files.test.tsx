import { fireEvent, render, screen } from '@testing-library/react';
import { FileButton } from '../../components/ui/file-button';
import { useNoDroppedFiles } from './use-no-dropped-files';

const dragged = () => ({
  types: ['Files'],
  items: [{}],
  files: [new File(['a'], 'a.pdf')],
  dropEffect: 'copy',
});

function Shown({ onFile }: { onFile?: (file: File) => void }) {
  useNoDroppedFiles();
  return onFile ? (
    <FileButton accept=".pdf" onFile={onFile}>
      Choose
    </FileButton>
  ) : (
    <p>Text</p>
  );
}

it('keeps the page when a file is dropped where nothing takes it', () => {
  render(<Shown />);
  const dataTransfer = dragged();
  expect(fireEvent.dragOver(document.body, { dataTransfer })).toBe(false);
  expect(dataTransfer.dropEffect).toBe('none');
  expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
});

it('leaves files to a button that takes them, and text to the browser', () => {
  const onFile = jest.fn();
  render(<Shown onFile={onFile} />);
  const dataTransfer = dragged();
  fireEvent.dragOver(screen.getByText('Choose'), { dataTransfer });
  expect(dataTransfer.dropEffect).toBe('copy');
  fireEvent.drop(screen.getByText('Choose'), { dataTransfer });
  expect(onFile).toHaveBeenCalledTimes(1);
  expect(fireEvent.drop(document.body, { dataTransfer: { types: ['text/plain'] } })).toBe(true);
});
