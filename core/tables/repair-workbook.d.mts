export function repairWorkbook(bytes: Uint8Array): ArrayBuffer;
