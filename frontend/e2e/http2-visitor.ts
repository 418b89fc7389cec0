import { connect, type IncomingHttpHeaders } from 'node:http2';
import type { Asked } from './tls-proxy';

export interface Http2Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Asks over HTTP/2 and nothing else, trusting one certificate. */
export function askByHttp2(
  origin: string,
  ca: string,
  path: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<Http2Answer> {
  return new Promise((resolve, reject) => {
    const session = connect(origin, { ca });
    session.on('error', reject);
    const asked = session.request({ ...headers, ':method': method, ':path': path });
    let answered: IncomingHttpHeaders = {};
    let text = '';
    asked.on('response', (got) => {
      answered = got;
    });
    asked.setEncoding('utf8');
    asked.on('data', (chunk: string) => {
      text += chunk;
    });
    asked.on('error', reject);
    asked.on('end', () => {
      session.close();
      resolve({ status: Number(answered[':status']), headers: answered, text });
    });
    asked.end(body);
  });
}
