import { DOMParser, type Node, type Schema } from '@tiptap/pm/model';

/** Stored HTML as a document of the editor. Nothing in it runs or loads: it is read in a document of its own. */
export function readArticle(html: string, schema: Schema): Node {
  const { body } = new window.DOMParser().parseFromString(`<body>${html}</body>`, 'text/html');
  return DOMParser.fromSchema(schema).parse(body);
}
