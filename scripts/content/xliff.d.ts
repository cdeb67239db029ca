/** The parts of the package xliff used here; it ships no types. */
declare module 'xliff' {
  /** A placeholder or tag that a translator may move but not change. */
  export interface Standalone {
    Standalone: { id: string; 'equiv-text'?: string };
  }
  /** Words around which a translation tool has put a mark, such as the sentences of a text. */
  export interface Marked {
    Marker?: { contents?: Value };
    GenericSpan?: { contents?: Value };
  }
  export type Segment = string | Standalone | Marked;
  export type Value = Segment | Segment[];

  export interface Unit {
    /** Missing in a group of texts. */
    source?: Value;
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
