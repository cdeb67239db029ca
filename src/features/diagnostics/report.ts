/** A labelled value of the diagnostics, in the language of the page. */
export interface Row {
  name: string;
  value: string;
}

export interface Section {
  title: string;
  rows: Row[];
}

/** The report as text for a message: headings, each followed by one line per value. */
export function reportText(title: string, sections: readonly Section[]): string {
  const blocks = sections.map(({ title: heading, rows }) =>
    [heading, ...rows.map(({ name, value }) => `  ${name}: ${value}`)].join('\n'),
  );
  return [title, ...blocks].join('\n\n');
}
