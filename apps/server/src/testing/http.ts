import { type OutgoingHttpHeaders, request } from 'node:http';

/** A request as any program may send it: `fetch` would not let a foreign Host or Origin through. */
export const askAs = (
  url: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: {
    readonly method?: string;
    readonly headers?: OutgoingHttpHeaders;
    readonly body?: string | Buffer;
  } = {},
) =>
  new Promise<{
    readonly status: number;
    readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
    readonly cookie: string;
    readonly text: string;
  }>((resolve, reject) => {
    const asking = request(url, { method, headers, agent: false, path }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => {
        const cookie = response.headers['set-cookie']?.[0] ?? '';
        resolve({ status: response.statusCode ?? 0, headers: response.headers, cookie, text });
      });
    });
    asking.on('error', reject);
    asking.end(body);
  });
