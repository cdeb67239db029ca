/** As much of the package xliff, which brings no types, as is used here. */
declare module 'xliff' {
  /** A placeholder or tag, which a translator may move and not change. */
  export interface Standalone {
    Standalone: { id: string; 'equiv-text'?: string };
  }
  export type Segment = string | Standalone | Record<string, { id?: string; contents?: Value }>;
  export type Value = Segment | Segment[];

  export interface Unit {
    source: Value;
    target?: Value;
    note?: string;
    additionalAttributes?: Record<string, string>;
  }

  export interface Document {
    resources: Record<string, Record<string, Unit>>;
    sourceLanguage: string;
    targetLanguage?: string;
  }

  interface Options {
    captureSpacesBetweenElements: boolean;
  }

  const xliff: {
    jsToXliff12(document: Document, options: { indent: string }): Promise<string>;
    xliff12ToJs(xml: string, options: Options): Promise<Document>;
  };
  export default xliff;
}
