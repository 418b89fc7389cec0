/** A file of the media library as the server answers it to who has uploaded it. */
export interface UploadedFile {
  id: number;
  url: string;
  mime: string;
  alternativeText?: string | null;
}

/** A new file; a replaced one has its number in the query. */
const UPLOAD = /\/upload$/;

/**
 * Tells of the files that this window uploads, until it is told to stop. The media library's dialog says nothing of them, so they
 * are heard where they are sent, before the dialog itself hears of them.
 */
export function onUploaded(tell: (files: UploadedFile[]) => void): () => void {
  const { open } = XMLHttpRequest.prototype;
  function openHeard(this: XMLHttpRequest, method: string, url: string | URL, isAsync = true): void {
    if (method.toUpperCase() === 'POST' && UPLOAD.test(String(url))) {
      this.addEventListener('load', () => {
        if (this.status < 300) tell(readFiles(this.responseText));
      });
    }
    open.call(this, method, url, isAsync);
  }
  XMLHttpRequest.prototype.open = openHeard;
  return () => {
    if (XMLHttpRequest.prototype.open === openHeard) XMLHttpRequest.prototype.open = open;
  };
}

/** Parsed at the edge: whatever else the server answers is no file. */
function readFiles(text: string): UploadedFile[] {
  try {
    const answer: unknown = JSON.parse(text);
    return Array.isArray(answer) ? answer.filter(isFile) : [];
  } catch {
    return [];
  }
}

function isFile(value: unknown): value is UploadedFile {
  if (typeof value !== 'object' || value === null) return false;
  return (
    typeof Reflect.get(value, 'id') === 'number' &&
    typeof Reflect.get(value, 'url') === 'string' &&
    typeof Reflect.get(value, 'mime') === 'string'
  );
}
