import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { PAGES } from '@remez/protocol/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from './address.ts';
import type { Config } from './config.ts';
import { PAGE, STYLE } from './page.ts';

const escaped = (text: string): string =>
  text.replace(/[&"<>]/gu, (each) => `&#${each.charCodeAt(0)};`);

const DAILY = {
  title: 'הרמז היומי',
  description: 'לוח אחד ביום, אותו לוח לכולם. כמה תורים זה ייקח?',
};

/** Pages whose links people send each other, by their route. */
const PREVIEWS: {
  readonly [route: string]: { readonly title: string; readonly description: string };
} = {
  [PAGES.table]: {
    title: 'הזמנה לשולחן של משחקי רמזים',
    description: 'נוגעים, כותבים שם ומשחקים. בלי להתקין ובלי להירשם.',
  },
  [PAGES.daily]: DAILY,
  [PAGES.dailyDay]: DAILY,
};

/** What a messenger shows of a link. It says nothing about the table itself, nor of a day. */
const previewOf = (route: string, origin: string): string => {
  const preview = Object.hasOwn(PREVIEWS, route) ? PREVIEWS[route] : undefined;
  if (preview === undefined) return '';
  return Object.entries({
    'og:type': 'website',
    'og:site_name': 'רמז',
    'og:title': preview.title,
    'og:description': preview.description,
    'og:image': `${origin}/preview.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  })
    .map(([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`)
    .join('');
};

const originOf = (request: FastifyRequest, config: Config): string =>
  config.publicUrl ??
  `${isSecure(request.raw, config) ? 'https' : 'http'}://${request.headers.host ?? 'localhost'}`;

const addPlainPage = (app: FastifyInstance) => {
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ reason: 'notFound' }));
  app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
  app.get('/page.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(STYLE),
  );
};

/** A path may end as the compressed file that is sent in its place. */
const cacheControlOf = (path: string): string => {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable';
  /** By it browsers learn of a new build. */
  if (/\/sw\.js(?:\.\w+)?$/u.test(path)) return 'no-cache';
  return 'public, max-age=3600';
};

/**
 * The web app as it was built: hashed assets are kept for ever, the page itself is asked for anew
 * each time, so that a new build is met at the next visit and never in mid-game.
 */
export const addWeb = async (
  app: FastifyInstance,
  { folder, config }: { readonly folder: string | null; readonly config: Config },
) => {
  if (folder === null || !existsSync(join(folder, 'index.html'))) return addPlainPage(app);
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControlOf(path));
    },
  });
  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    const preview = previewOf(request.routeOptions.url ?? '', originOf(request, config));
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page.replace('</head>', `${preview}</head>`));
  };
  for (const path of Object.values(PAGES)) app.get(path, show);
  /** A mistyped address is a person's: they are shown a screen, and programs a reason. */
  app.setNotFoundHandler((request, reply) => {
    const isPerson = request.method === 'GET' && request.headers.accept?.includes('text/html');
    reply.code(404);
    return isPerson ? show(request, reply) : reply.send({ reason: 'notFound' });
  });
};
