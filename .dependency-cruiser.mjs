/** Who may lean on whom: docs/architecture.md, kept by `npm run check`. */

const ground = ['core', 'sites', 'ledger', 'catalogue', 'audit']

/** For each room of api/app the rooms it may import; ground floor rooms may import each other. */
const rooms = {
  ...Object.fromEntries(ground.map((room) => [room, ground])),
  accounts: ground,
  dealers: [...ground, 'accounts'],
  book: ground,
  feed: [...ground, 'book'],
  live: [...ground, 'accounts', 'book'],
  coupons: [...ground, 'accounts', 'book'],
  settlement: [...ground, 'coupons'],
}

const onlyTheseRooms = Object.entries(rooms).map(([room, allowed]) => ({
  name: `api-room-${room}`,
  comment: `${room} may lean on: ${allowed.filter((name) => name !== room).join(', ')}. What must travel up goes as an event on the bus.`,
  severity: 'error',
  from: { path: `^api/app/${room}/` },
  to: { path: '^api/app/', pathNot: `^api/app/(${[...new Set([room, ...allowed])].join('|')})/` },
}))

export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Two files that import each other, however far round, are one thing in two places.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'not-found',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'shared-types-leans-on-nothing',
      severity: 'error',
      from: { path: '^shared-types/src/' },
      to: { pathNot: '^shared-types/src/' },
    },
    {
      name: 'database-leans-on-the-contract-alone',
      severity: 'error',
      from: { path: '^database/' },
      to: { path: '^(api|player-web|backoffice)/' },
    },
    {
      name: 'api-knows-no-app',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: '^(player-web|backoffice)/' },
    },
    {
      name: 'player-web-leans-on-the-contract-alone',
      severity: 'error',
      from: { path: '^player-web/' },
      to: { path: '^(api|database|backoffice)/' },
    },
    {
      name: 'backoffice-leans-on-the-contract-alone',
      severity: 'error',
      from: { path: '^backoffice/' },
      to: { path: '^(api|database|player-web)/' },
    },
    {
      name: 'features-meet-at-their-index',
      comment: 'A feature imports another one through features/<name>/index.ts only.',
      severity: 'error',
      from: { path: '^player-web/src/features/([^/]+)/' },
      to: {
        path: '^player-web/src/features/',
        pathNot: ['^player-web/src/features/$1/', '^player-web/src/features/[^/]+/index\\.tsx?$'],
      },
    },
    {
      name: 'nobody-imports-tests',
      severity: 'error',
      from: { pathNot: '(^|/)(tests|e2e)/|\\.(test|spec)\\.tsx?$|^api/bin/test\\.ts$' },
      to: { path: '(^|/)(tests|e2e)/|\\.(test|spec)\\.tsx?$', pathNot: 'node_modules' },
    },
    ...onlyTheseRooms,
  ],
  options: {
    doNotFollow: { path: ['node_modules', '\\.adonisjs'] },
    exclude: { path: ['/dist/', '\\.css$'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
}
