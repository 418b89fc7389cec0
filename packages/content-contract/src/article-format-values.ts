import { IDENTIFIER } from './identifier';

/** The kinds of remarks beside a text, and what stands above each. */
export const CALLOUT_KINDS = [
  { kind: 'note', caption: 'Примечание' },
  { kind: 'tip', caption: 'Совет' },
  { kind: 'warning', caption: 'Внимание' },
  { kind: 'danger', caption: 'Опасно' },
] as const;

export type CalloutKind = (typeof CALLOUT_KINDS)[number]['kind'];

/** Languages that the editor offers for code, by the names of shiki; a text may name others, which stay plain. */
export const CODE_LANGUAGES = [
  { language: 'text', caption: 'Простой текст' },
  { language: 'bash', caption: 'Терминал (bash)' },
  { language: 'console', caption: 'Сеанс терминала' },
  { language: 'powershell', caption: 'PowerShell' },
  { language: 'bat', caption: 'Командная строка Windows' },
  { language: 'yaml', caption: 'YAML' },
  { language: 'json', caption: 'JSON' },
  { language: 'toml', caption: 'TOML' },
  { language: 'ini', caption: 'INI' },
  { language: 'xml', caption: 'XML' },
  { language: 'nginx', caption: 'nginx' },
  { language: 'apache', caption: 'Apache' },
  { language: 'docker', caption: 'Dockerfile' },
  { language: 'hcl', caption: 'Terraform (HCL)' },
  { language: 'sql', caption: 'SQL' },
  { language: 'python', caption: 'Python' },
  { language: 'javascript', caption: 'JavaScript' },
  { language: 'typescript', caption: 'TypeScript' },
  { language: 'php', caption: 'PHP' },
  { language: 'go', caption: 'Go' },
  { language: 'java', caption: 'Java' },
  { language: 'csharp', caption: 'C#' },
  { language: 'cpp', caption: 'C++' },
  { language: 'c', caption: 'C' },
  { language: 'rust', caption: 'Rust' },
  { language: 'ruby', caption: 'Ruby' },
  { language: 'html', caption: 'HTML' },
  { language: 'css', caption: 'CSS' },
  { language: 'diff', caption: 'Изменения (diff)' },
  { language: 'http', caption: 'HTTP' },
  { language: 'lua', caption: 'Lua' },
  { language: 'makefile', caption: 'Makefile' },
  { language: 'markdown', caption: 'Markdown' },
  { language: 'systemd', caption: 'Служба systemd' },
] as const;

/** What a link may begin with: a path or an anchor of the site, or a scheme that runs nothing. */
export const LINK_BEGINNINGS: readonly string[] = ['/', '#', 'https://', 'http://', 'mailto:', 'tel:'];

/** What the address of a picture may begin with: a file of the media library, or another server's over TLS. */
export const PICTURE_BEGINNINGS: readonly string[] = ['/assets/', 'https://'];

/** What a heading of a table is the heading of. */
export const HEADING_SCOPES: readonly string[] = ['col', 'row', 'colgroup', 'rowgroup'];

// Two slashes lead to another site. Browsers take a backslash for one, and leave out what tabs and ends of lines stand between them.
export const LINK = new RegExp(`(?=${beginningWith(LINK_BEGINNINGS).source})^(?!/[/\\\\])[^\\t\\n\\r]*$`);
export const PICTURE = beginningWith(PICTURE_BEGINNINGS);
export const CALLOUT = oneOf(CALLOUT_KINDS.map(({ kind }) => kind));
export const SCOPE = oneOf(HEADING_SCOPES);

/** The document id of an article. */
export const ARTICLE_ID = /^[a-z0-9]+$/i;

/** The class of code, by which it is coloured. */
export const LANGUAGE_CLASS = /^language-[\w+#-]+$/;

/** `2-4,7`: numbers of lines and stretches of them. */
export const LINES = /^[1-9]\d{0,3}(?:-[1-9]\d{0,3})?(?:,[1-9]\d{0,3}(?:-[1-9]\d{0,3})?)*$/;

/** What the provider calls a tariff. */
export const PRESET = IDENTIFIER;

/** The name of an operating system. */
export const SYSTEM = /^[\p{L}\p{N}][\p{L}\p{N} .+-]{0,59}$/u;

/** How many columns or rows a cell takes. */
export const SPAN = /^([1-9]|[1-9]\d)$/;

export const NOT_BLANK = /\S/;
export const ANYTHING = /^/;

/** Whether a link may lead there. */
export function isLinkAddress(address: string): boolean {
  return LINK.test(address);
}

/** Whether a picture may be taken from there. */
export function isPictureAddress(address: string): boolean {
  return PICTURE.test(address);
}

function beginningWith(beginnings: readonly string[]): RegExp {
  return new RegExp(`^(?:${beginnings.map(literally).join('|')})`);
}

function oneOf(values: readonly string[]): RegExp {
  return new RegExp(`^(?:${values.map(literally).join('|')})$`);
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
