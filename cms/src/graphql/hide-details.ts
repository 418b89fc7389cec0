interface FormattedError {
  message: string;
  extensions?: Record<string, unknown>;
}

interface Answered {
  response: { body: { kind: string; singleResult?: { errors?: FormattedError[] } } };
}

/**
 * Keeps from the answer what the schema is called where it was not asked for, and what the database said. Apollo's own setting covers
 * the text of a query and not its variables; Strapi copies the message of any failure, its SQL too, and logs it as well.
 */
export const hideDetails = {
  async requestDidStart() {
    return {
      async willSendResponse({ response: { body } }: Answered) {
        const result = body.singleResult;
        if (result?.errors !== undefined) result.errors = result.errors.map(withoutDetails);
      },
    };
  },
};

export function withoutDetails<Formatted extends FormattedError>(error: Formatted): Formatted {
  const message = error.message.replace(/ ?Did you mean .*$/s, '');
  if (error.extensions?.code !== 'INTERNAL_SERVER_ERROR') return { ...error, message };
  return { ...error, message, extensions: { code: error.extensions.code } };
}
