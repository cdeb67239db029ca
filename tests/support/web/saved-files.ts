/** The files that the page offers for download, which a test reads instead of saving them. */
export function catchSavedFiles(): readonly File[] {
  const saved: File[] = [];
  let made = new Blob();
  URL.createObjectURL = (blob) => {
    made = blob as Blob;
    return 'blob:made';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(new File([made], this.download, { type: made.type }));
  });
  return saved;
}

export const bytesOf = (blob: Blob | undefined) =>
  new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(Uint8Array.from(new Uint8Array(reader.result as ArrayBuffer)).buffer);
    reader.readAsArrayBuffer(blob ?? new Blob());
  });
