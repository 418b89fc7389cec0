/** A text without what it ends in, however often. A regular expression would begin anew at each of many. */
export function withoutEnd(text: string, letter: string): string {
  let length = text.length;
  while (length > 0 && text[length - 1] === letter) length -= 1;
  return text.slice(0, length);
}
