import type { FastifyInstance } from 'fastify';

const DECODER = new TextDecoder('utf-8', { fatal: true });

const decoded = (body: Buffer): string | undefined => {
  try {
    return DECODER.decode(body);
  } catch {
    return undefined;
  }
};

/**
 * Bodies are JSON in UTF-8 and nothing else. What is not UTF-8 would be read with other signs in its
 * place; and no other type is read, so that a form of another site is turned away by its type alone.
 */
export const readJsonAlone = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      const text = decoded(body);
      if (text === undefined)
        return done(Object.assign(new Error('no UTF-8'), { statusCode: 400 }));
      return parse(request, text, done);
    },
  );
};
