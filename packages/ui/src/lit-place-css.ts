/**
 * Style rules that light a place of a `LocationMap` while its location is chosen in a form, without any script. The
 * form's select or radio buttons are found by their name; their values are the places' codes. Put the rules into a
 * `<style>` of the page and give the map no `chosen`. Throws `RangeError` for a code or name that is no plain
 * word: of letters, figures, hyphens, dots and underscores.
 */
export function litPlaceCss(codes: readonly string[], inputName: string): string {
  return codes.map((code) => ruleOf(identifier(code), identifier(inputName))).join('');
}

function ruleOf(code: string, name: string): string {
  const button = `[name=${name}][value=${code}]:checked`;
  const option = `[name=${name}] [value=${code}]:checked`;
  const places = [button, option].map((chosen) => `:root:has(${chosen}) [data-place=${code}]`);
  return `${places.join()}{--lit:1}`;
}

/** An identifier of CSS in place of a string in quotes, which React would escape inside `<style>`. */
function identifier(text: string): string {
  if (!/^[a-z0-9][\w.-]*$/i.test(text)) throw new RangeError(`"${text}" is no plain word`);
  return text.replaceAll('.', '\\.').replace(/^\d/, (digit) => `\\00003${digit}`);
}
