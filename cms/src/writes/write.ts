import type { Core, UID } from '@strapi/strapi';
import { isContent } from '../content';
import { type Actor, currentActor } from '../editorial/actor';
import { documentIdIn, fieldOf, madeDocumentIn, textIn } from '../field-of';
import { currentLanguage, hasSharedFields, isTranslatedType } from '../languages/languages';
import { loadEntry, type Version } from '../load-entry';
import { type Fields, Stored } from './stored';

export const ACTIONS = [
  'create',
  'clone',
  'update',
  'publish',
  'unpublish',
  'discardDraft',
  'delete',
] as const;

export type Action = (typeof ACTIONS)[number];

const SAVES = ['create', 'clone', 'update'] as const;

/** A save is `shown` when visitors see it at once: of content without drafts, or saved as published. */
export type Occasion = Action | `${(typeof SAVES)[number]} shown`;

/** All that changes what visitors see. */
export const SEEN = [
  'create shown',
  'clone shown',
  'update shown',
  'publish',
  'unpublish',
  'delete',
] as const satisfies readonly Occasion[];

/** What the document service is asked to do. */
export interface AskedAction {
  uid: UID.ContentType;
  action: string;
  params: object;
  contentType: {
    options?: { draftAndPublish?: boolean };
    info: { singularName: string };
    attributes?: object;
  };
}

/** One change of one entry, as every step of it sees it. */
export class Write {
  readonly uid: UID.ContentType;
  /** As the site knows it: `article`. */
  readonly typeName: string;
  readonly hasDrafts: boolean;
  /** In which the entry is written; `null` for what is in all languages the same. */
  readonly language: string | null;
  /** Some of its fields are the same in all languages, so that a change in one of them may be seen in every other. */
  readonly hasSharedFields: boolean;
  readonly occasions: readonly Occasion[];
  readonly actor: Actor;
  /** The entry; of one that is made now not before it is. */
  documentId: string | undefined;
  /** What a clone is made of. */
  readonly origin: string | undefined;
  /** The entry as it was: nothing of one that is made now. */
  readonly before: Stored;
  /** The entry as it is once the change is carried out, within its transaction. */
  after = new Stored();
  readonly #strapi: Core.Strapi;
  readonly #params: object;

  constructor(
    strapi: Core.Strapi,
    readonly action: Action,
    { uid, params, contentType }: AskedAction,
  ) {
    this.#strapi = strapi;
    this.#params = params;
    this.uid = uid;
    this.typeName = contentType.info.singularName;
    this.language = isTranslatedType(contentType) ? (textIn(params, 'locale') ?? currentLanguage()) : null;
    this.hasSharedFields = this.language !== null && hasSharedFields(contentType);
    this.hasDrafts = contentType.options?.draftAndPublish === true;
    this.occasions = occasionsOf(action, this.hasDrafts, textIn(params, 'status'));
    this.actor = currentActor(strapi);
    const named = documentIdIn(params);
    this.origin = action === 'clone' ? named : undefined;
    this.documentId = action === 'clone' ? undefined : named;
    this.before = this.#stored();
  }

  /** What is sent to be saved: what a step sets in it is saved, and so is what it puts in its place. */
  get data(): Fields {
    return (fieldOf(this.#params, 'data') ?? {}) as Fields;
  }

  set data(fields: Fields) {
    Reflect.set(this.#params, 'data', fields);
  }

  is(...occasions: readonly Occasion[]): boolean {
    return occasions.some((occasion) => this.occasions.includes(occasion));
  }

  /** For the pipeline: the change is made, and what it answered names an entry that was made. */
  end(result: unknown): void {
    this.before.end();
    if (this.action === 'delete') return;
    this.documentId ??= this.action === 'clone' ? madeDocumentIn(result) : documentIdIn(result);
    // Publishing leaves the draft as it was.
    this.after = this.#stored(this.action === 'publish' ? this.before : undefined);
  }

  #stored(sameDraft?: Stored): Stored {
    const { uid, documentId, hasDrafts } = this;
    if (documentId === undefined || !isContent(uid)) return new Stored();
    const load = (version: Version) =>
      version === 'draft' && sameDraft?.has(version)
        ? sameDraft.draft()
        : loadEntry(this.#strapi, uid, documentId, version);
    return new Stored(load, hasDrafts ? undefined : 'published');
  }
}

export function occasionsOf(action: Action, hasDrafts: boolean, status?: string): Occasion[] {
  const save = SAVES.find((each) => each === action);
  const isShown = save !== undefined && (!hasDrafts || status === 'published');
  return isShown ? [save, `${save} shown`] : [action];
}
