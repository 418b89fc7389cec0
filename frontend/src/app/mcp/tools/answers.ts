import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { ProviderOutage } from '@vitrina/ordering';
import { ContentOutage } from '~/content/client';
import { t } from '~/messages';
import { log } from '~/runtime/log';

/** Every tool reads only, from this shop only, and answers the same to the same question. */
export const READS = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

export function textAnswer(text: string): CallToolResult {
  return { content: [{ type: 'text', text }] };
}

export function dataAnswer(data: unknown): CallToolResult {
  return textAnswer(JSON.stringify(data));
}

/** What went wrong, for the assistant to tell or to try differently. */
export function failure(text: string): CallToolResult {
  return { ...textAnswer(text), isError: true };
}

/** An outage is told as one: an assistant must not take it for 'there is none'. */
export async function answerOrOutage(answer: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof ContentOutage || error instanceof ProviderOutage)) throw error;
    log.warn({ err: error }, 'an assistant is not answered');
    return failure(t.agents.unavailable);
  }
}
