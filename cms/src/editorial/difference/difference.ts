/** What two versions of an entry have in common and what not, ready to be shown. */
export interface Difference {
  fields: FieldDifference[];
  /** Names of the fields that are the same, folded into one line. */
  unchanged: string[];
  /** Of what has prices: each that differs, 'Цена в месяц: 4 420 ₽ → 4 500 ₽ (+1,81 %)'. */
  prices?: string[];
}

export type FieldDifference = { label: string } & FieldChange;

export type FieldChange =
  | { kind: 'words'; pieces: Piece[] }
  | { kind: 'article'; blocks: BlockDifference[]; isMarkupOnly: boolean }
  | { kind: 'value'; before: string; after: string }
  | { kind: 'list'; removed: string[]; added: string[]; isReordered: boolean }
  | { kind: 'parts'; parts: PartDifference[] };

/** A run of text. The same and the removed pieces make the former text, the same and the added ones the latter. */
export interface Piece {
  change: 'same' | 'removed' | 'added';
  text: string;
}

/** A paragraph, a heading, a row: the parts an article is read in. */
export interface Block {
  name: string;
  text: string;
}

export type BlockDifference =
  | { change: 'same'; blocks: Block[] }
  | { change: 'removed' | 'added'; block: Block }
  | { change: 'changed'; name: string; pieces: Piece[] };

export type PartDifference =
  | { change: 'same'; names: string[] }
  | { change: 'moved'; name: string }
  | { change: 'removed' | 'added' | 'changed'; name: string; fields: FieldDifference[] };
