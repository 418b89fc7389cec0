const MARK = 'vitrina-return';

/** Whether the page being left is left for that of logging in; leaving an entry for any other is a person's own choice. */
export function isThrownOut(): boolean {
  return window.location.pathname.endsWith('/auth/login');
}

/** Notes in this tab where somebody was: after the next login Strapi leads them to its home page. */
export function returnAfterLogin(userId: string, path: string): void {
  sessionStorage.setItem(MARK, JSON.stringify({ userId, path }));
}

/** Where this person was thrown out, once; the next person at this computer is not led there. */
export function takeReturn(userId: string): string | undefined {
  const mark = sessionStorage.getItem(MARK);
  sessionStorage.removeItem(MARK);
  if (mark === null) return undefined;
  const { userId: whose, path }: { userId: unknown; path: unknown } = JSON.parse(mark);
  return whose === userId && typeof path === 'string' ? path : undefined;
}
