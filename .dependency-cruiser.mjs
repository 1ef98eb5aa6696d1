/**
 * Who may import whom. The rooms themselves stand in scripts/checks/rooms.mjs; circles of folders are found by
 * scripts/checks/rooms-page.mjs.
 */
import { areas } from './scripts/checks/rooms.mjs'

/** One rule for each room: inside its area it imports itself and the rooms that it leans on. */
const onlyTheseRooms = areas.flatMap(({ folder, rooms }) =>
  Object.entries(rooms).map(([room, { leansOn }]) => ({
    name: `${folder}/${room}`,
    comment: `${room} may lean on: ${leansOn.join(', ') || 'no other room'}. Whatever must travel up goes as an event on the bus.`,
    severity: 'error',
    from: { path: `^${folder}/${room}/` },
    to: { path: `^${folder}/`, pathNot: `^${folder}/(${[room, ...leansOn].join('|')})/` },
  }))
)

export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Two files that import each other, however far round, are one thing in two places.',
      severity: 'error',
      from: {},
      to: { circular: true },
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
