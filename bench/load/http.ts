import { Agent, request } from 'node:http';

/** Requests of one table from its own address, before it plays. */
export const asker = (port: number, from: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string, { cookie = '', body }: { cookie?: string; body?: unknown } = {}) =>
    new Promise<{ readonly cookie: string; readonly text: string }>((resolve, reject) => {
      const headers = {
        ...(cookie !== '' && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      };
      const method = body === undefined ? 'GET' : 'POST';
      const options = { host: '127.0.0.1', port, path, method, headers, agent, localAddress: from };
      const asking = request(options, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('error', reject);
        response.on('end', () => {
          const { statusCode = 0 } = response;
          if (statusCode >= 300) return reject(new Error(`${path}: ${statusCode} ${text}`));
          resolve({ cookie: response.headers['set-cookie']?.[0]?.split(';')[0] ?? '', text });
        });
      });
      asking.on('error', reject);
      asking.end(body === undefined ? undefined : JSON.stringify(body));
    });
  return { ask, close: () => agent.destroy() };
};
