/** What the server answers over HTTP, and where its WebSocket is; `:name` stands for one part. */
export const ROUTES = {
  me: '/api/me',
  persons: '/api/persons',
  forgetPerson: '/api/persons/:person/forget',
  tables: '/api/tables',
  myTables: '/api/tables/mine',
  closedTable: '/api/tables/:table/closed',
  reopenTable: '/api/tables/:table/reopen',
  code: '/api/codes/:code',
  knock: '/api/codes/:code/knock',
  address: '/api/address',
  deviceLinks: '/api/device-links',
  deviceLink: '/api/device-links/:link',
  campaigns: '/api/campaigns',
  campaign: '/api/campaigns/:campaign',
  dailyResults: '/api/daily/:language/:day',
  faults: '/api/faults',
  schema: '/api/schema',
  socket: '/ws',
} as const;

/** Screens of the web app that have an address of their own. */
export const PAGES = {
  home: '/',
  table: '/t/:table',
  /** A table that is kept in the browser itself. */
  localTable: '/solo/:table',
  /** One device that a whole group passes around, at a table that is kept in it. */
  passedTable: '/pass/:table',
  /** A first game of it, with a coach. */
  learn: '/learn/:game',
  device: '/d/:link',
  campaigns: '/campaign',
  campaign: '/campaign/:campaign',
  daily: '/daily',
  dailyDay: '/daily/:day',
  rules: '/rules',
  sheet: '/sheet',
  privacy: '/privacy',
} as const;

type PartOf<Route extends string> = Route extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PartOf<Rest>
  : Route extends `${string}:${infer Name}`
    ? Name
    : never;

/** The path of a route with its parts filled in: `pathTo(ROUTES.code, { code: '123456' })`. */
export const pathTo = <Route extends string>(
  route: Route,
  parts: { readonly [name in PartOf<Route>]: string },
): string =>
  route.replace(/:(\w+)/gu, (_, name: string) =>
    encodeURIComponent((parts as { readonly [name: string]: string })[name] ?? ''),
  );
