import { answerAsset } from '~/content/assets/answer-asset';

interface Context {
  params: Promise<{ file: string }>;
}

/** Uploaded files (rule R101). */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return answerAsset(request, (await params).file);
}

export const HEAD = GET;
