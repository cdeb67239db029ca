import ts from 'typescript';

/** JSON.parse does not always report a position; TypeScript's parser reads JSON too, and keeps positions. */
function parse(text: string): ts.JsonSourceFile {
  return ts.parseJsonText('texts.json', text);
}

/** The line, counted from 1, of a position. */
export function lineOfPosition(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}

/** Where and why JSON.parse has refused a text. */
export function positionOfSyntaxError(text: string, error: unknown): { line?: number; reason: string } {
  const reason = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');
  const source = parse(text);
  const { parseDiagnostics } = source as unknown as { parseDiagnostics: ts.DiagnosticWithLocation[] };
  const [first] = parseDiagnostics;
  const written = /position (\d+)/.exec(reason)?.[1];
  const position = first?.start ?? (written === undefined ? wordAt(source) : Number(written));
  return {
    ...(position !== undefined && { line: lineOfPosition(text, position) }),
    reason: first ? ts.flattenDiagnosticMessageText(first.messageText, ' ').replace(/\.$/, '') : reason,
  };
}

/** The first word outside quotation marks, which TypeScript takes for an identifier. */
function wordAt(source: ts.JsonSourceFile): number | undefined {
  let found: number | undefined;
  const walk = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) found ??= node.getStart(source);
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}

interface Place {
  key: string;
  line: number;
}

function places(text: string): Place[] {
  const found: Place[] = [];
  const source = parse(text);
  const add = (path: string, name: string, node: ts.Node): string => {
    const key = path === '' ? name : `${path}.${name}`;
    found.push({ key, line: lineOfPosition(text, node.getStart(source)) });
    return key;
  };
  const walk = (value: ts.Expression, path: string): void => {
    if (ts.isArrayLiteralExpression(value))
      value.elements.forEach((element, index) => walk(element, add(path, String(index), element)));
    if (!ts.isObjectLiteralExpression(value)) return;
    for (const property of value.properties) {
      if (!ts.isPropertyAssignment(property) || !ts.isStringLiteral(property.name)) continue;
      walk(property.initializer, add(path, property.name.text, property.name));
    }
  };
  const [statement] = source.statements;
  if (statement) walk(statement.expression, '');
  return found;
}

/** Duplicate keys of a file, with the line of the second one. */
export function repeatedKeys(text: string): Place[] {
  const seen = new Set<string>();
  return places(text).filter(({ key }) => seen.size === seen.add(key).size);
}

/** The line of each key of a valid file; items of a list are named by their index. */
export function linesOfKeys(text: string): Map<string, number> {
  return new Map(places(text).map(({ key, line }) => [key, line]));
}
