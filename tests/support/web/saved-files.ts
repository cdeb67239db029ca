/** What the page hands over as files, which a test reads instead of saving it. */
export function catchSavedFiles(): readonly Blob[] {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return saved;
}

export const bytesOf = (blob: Blob | undefined) =>
  new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(Uint8Array.from(new Uint8Array(reader.result as ArrayBuffer)).buffer);
    reader.readAsArrayBuffer(blob ?? new Blob());
  });
