import { writeUbl } from '../../../../tests/support/invoices';
import { nextBatch } from './next-batch';
import { readFile, type FileRead } from './read-files';

async function filesOf(count: number, padding = 0): Promise<FileRead[]> {
  const files = [...Array(count).keys()].map((index) => {
    const xml = writeUbl({
      ...{ number: String(index), issued: '2025-02-03', seller: 'Stadtwerke' },
      lines: [{ name: 'Strom', quantity: '1', unit: 'KWH', net: '1.00' }],
    });
    return readFile(`${index}.xml`, new TextEncoder().encode(xml.padEnd(padding)), {
      locale: 'en',
      zone: 'UTC',
    });
  });
  return (await Promise.all(files)).flat();
}
const freshOf = (files: readonly FileRead[]) => files.flatMap(({ invoice }) => invoice ?? []);

it('takes at most 500 invoices per request', async () => {
  const files = await filesOf(501);
  expect(nextBatch(freshOf(files), files)).toHaveLength(500);
});

it('takes as many as the size limit of a request allows', async () => {
  const files = await filesOf(12, 290_000);
  expect(nextBatch(freshOf(files), files)).toHaveLength(10);
});

it('takes an invoice without its file if that is too large for any request', async () => {
  const files = await filesOf(2, 3_100_000);
  expect(nextBatch(freshOf(files), files).map(({ file }) => file)).toEqual([undefined]);
});

it('sends only the XML of a large PDF', async () => {
  const [read] = await filesOf(1);
  if (!read?.invoice || !read.kept) throw new Error('It was not read.');
  const pdf: FileRead = { ...read, kept: { ...read.kept, bytes: new Uint8Array(400_000) } };
  expect(nextBatch([read.invoice], [pdf])[0]?.file?.bytes).toBe(read.kept.xml);
});
