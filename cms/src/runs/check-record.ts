import { parse, stringify } from 'yaml';
import { fieldOf, textIn } from '../field-of';
import { codeFingerprint } from './checked-blocks';

/** What is known of the last check of an article: a run with its steps, or a person's word with none. */
export interface CheckRecord {
  /** `codeFingerprint` of the text that was checked. */
  code: string;
  /** 'Debian 13'; empty when a person has not said. */
  system: string;
  /** By the calendar of Moscow, `2026-11-23`. */
  date: string;
  steps: RunStep[];
}

/** A marked block and what came of it; a run ends with the first step that has a fault. */
export interface RunStep {
  /** The commands, or the path of the file that was written. */
  ran: string;
  exit: number;
  output: string;
  /** A Russian sentence: which command failed and how. */
  fault?: string;
}

/** Whether the record vouches for this text: it was made of the same code, and nothing failed. */
export function vouches(record: CheckRecord, html: string): boolean {
  return faultOf(record) === undefined && record.code === codeFingerprint(html);
}

export function faultOf({ steps }: CheckRecord): string | undefined {
  return steps.find(({ fault }) => fault !== undefined)?.fault;
}

/** Of a file or of the database; `undefined` when it is no record. */
export function readCheckRecord(value: unknown): CheckRecord | undefined {
  const [code, system, date] = [textIn(value, 'code'), textIn(value, 'system'), textIn(value, 'date')];
  const steps = fieldOf(value, 'steps');
  if (code === undefined || date === undefined || !/^\d{4}-\d\d-\d\d$/.test(date)) return undefined;
  return { code, system: system ?? '', date, steps: Array.isArray(steps) ? steps.flatMap(readStep) : [] };
}

function readStep(value: unknown): RunStep[] {
  const [ran, output, fault] = [textIn(value, 'ran'), textIn(value, 'output'), textIn(value, 'fault')];
  const exit = fieldOf(value, 'exit');
  if (ran === undefined || typeof exit !== 'number') return [];
  return [{ ran, exit, output: output ?? '', ...(fault === undefined ? {} : { fault }) }];
}

/** The transcript beside an article's file, `<url>.run.yaml`: its lines can be compared. */
export function printCheckRecord(record: CheckRecord): string {
  return stringify(record, { lineWidth: 0, blockQuote: 'literal' });
}

/** Reads the transcript; `undefined` when the file holds none. */
export function parseCheckRecord(content: string): CheckRecord | undefined {
  try {
    // The core schema of YAML has no dates: `2026-11-23` stays a text.
    return readCheckRecord(parse(content));
  } catch {
    return undefined;
  }
}
