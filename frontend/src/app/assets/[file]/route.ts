import { answerAsset } from '~/content/assets/answer-asset';

interface Context {
  params: Promise<{ file: string }>;
}

/** Uploaded files (specification 001, section 7: pictures and video load under /assets/{file}). */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return answerAsset(request, (await params).file);
}

export const HEAD = GET;
