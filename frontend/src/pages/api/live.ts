import type { NextApiRequest, NextApiResponse } from 'next';

/**
 * Answers 200 as long as this process answers at all, whatever is away. Who starts processes anew asks here; who sends visitors asks
 * `/api/ready`.
 */
export default function live(_: NextApiRequest, response: NextApiResponse): void {
  response.setHeader('Cache-Control', 'no-store');
  response.status(200).json({ live: true });
}
