/** The hidden field that says which form of its page it is. */
export const FORM_FIELD = 'form';

/**
 * Sends a form to the page that it stands on, as the browser itself would, and answers what the site says to it. Throws when there is
 * no answer, or none that is meant for a script.
 */
export async function postForm<State>(form: FormData): Promise<State> {
  const { pathname, search } = window.location;
  const answer = await fetch(`${pathname}${search}`, {
    ...{ method: 'POST', body: form, cache: 'no-store' },
    headers: { accept: ANSWER_TYPE },
  });
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith(ANSWER_TYPE))
    throw new Error(`The form was answered with ${answer.status}`);
  return answer.json();
}

/** What a script asks for; a browser that sends a form by itself asks for a page. */
export const ANSWER_TYPE = 'application/json';
