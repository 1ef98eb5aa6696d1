/**
 * Rooms of the code, and the rooms that each may import. The import rules (.dependency-cruiser.mjs) and the tables in
 * docs/architecture.md are made from this list.
 */

/**
 * @typedef {object} Room
 * @property {string} holds the purpose of the room, in a few words
 * @property {string[]} leansOn rooms of the same area that it may import
 *
 * @typedef {object} Area
 * @property {string} folder the folder whose sub-folders are the rooms
 * @property {Record<string, Room>} rooms each room stands below the rooms that import it
 */

/** @type {Record<string, Room>} */
const apiRooms = {
  core: {
    holds:
      'what has no business of its own: list dialect, error handler, clock, bus, idempotency, ids',
    leansOn: [],
  },
  audit: { holds: 'who did what', leansOn: ['core'] },
  sites: { holds: 'brands and their settings', leansOn: ['core', 'audit'] },
  ledger: {
    holds: 'accounts, transfers, entries; the only code that changes a balance',
    leansOn: ['core', 'audit', 'sites'],
  },
  catalogue: {
    holds: 'sport > category > tournament > match, teams, markets; results as facts with revisions',
    leansOn: ['core', 'audit', 'sites'],
  },
  accounts: {
    holds: 'people: sign-in, sessions, profile, limits',
    leansOn: ['core', 'audit', 'sites', 'ledger'],
  },
  dealers: {
    holds: 'the tree of dealers, opening players, credit',
    leansOn: ['core', 'audit', 'sites', 'ledger', 'accounts'],
  },
  book: {
    holds: "every open market's prices and states in memory",
    leansOn: ['core', 'audit', 'sites', 'catalogue'],
  },
  season_files: {
    holds: 'readers of season files, each ending in the same fixtures, prices and results',
    leansOn: ['core', 'catalogue'],
  },
  feed: {
    holds: 'messages of live feeds: read, put in order, applied to the book, written down',
    leansOn: ['core', 'audit', 'catalogue', 'book'],
  },
  coupons: {
    holds: 'pricing, placing, listing',
    leansOn: ['core', 'audit', 'sites', 'ledger', 'catalogue', 'accounts', 'book'],
  },
  live: {
    holds: 'the socket and the live list: snapshots, deltas, slow clients',
    leansOn: ['core', 'sites', 'ledger', 'catalogue', 'accounts', 'book'],
  },
  settlement: {
    holds:
      'results, and what feeds say of them, become outcomes, outcomes become payouts; corrections; dry run',
    leansOn: ['core', 'audit', 'sites', 'ledger', 'catalogue', 'coupons'],
  },
}

/** @type {Record<string, Room>} */
const feedRooms = {
  messages: {
    holds:
      'the one language that every feed is translated into, the order of two messages, the log of faults',
    leansOn: [],
  },
  reading: {
    holds: 'XML in bounded memory; numbers, names and prices of a document',
    leansOn: ['messages'],
  },
  persist: {
    holds: 'writing changes of the book, and settlements, to the database',
    leansOn: ['messages'],
  },
  producers: {
    holds: 'who speaks, who is silent, which numbers are missing, how to ask for them',
    leansOn: ['messages', 'persist'],
  },
  matches: {
    holds: 'which match a message means; adding one, and asking for its fixture',
    leansOn: ['messages'],
  },
  apply: {
    holds: 'what a message changes in the book',
    leansOn: ['messages', 'persist', 'producers', 'matches'],
  },
  intake: {
    holds: 'where every message enters',
    leansOn: ['messages', 'persist', 'producers', 'matches', 'apply'],
  },
  sources: {
    holds: 'adapters of vendors, recordings, the simulator',
    leansOn: ['messages', 'reading', 'producers', 'matches', 'intake'],
  },
  queries: { holds: 'lists for staff', leansOn: ['messages'] },
  operations: {
    holds: 'the endpoint for messages and the pages of staff',
    leansOn: ['messages', 'reading', 'producers', 'matches', 'intake', 'sources', 'queries'],
  },
}

/** @type {Record<string, Room>} */
const seasonFileRooms = {
  reading: {
    holds: 'what every format shares: table, price cells, season, faults of a file',
    leansOn: [],
  },
  football_data: { holds: 'seasons of football with closing prices', leansOn: ['reading'] },
  football_multimarket: {
    holds: 'seasons of football with many markets',
    leansOn: ['reading', 'football_data'],
  },
  tennis_atp: { holds: 'seasons of the ATP tour', leansOn: ['reading'] },
  two_row: { holds: 'seasons of American sports, two rows a game', leansOn: ['reading'] },
  formats: {
    holds: 'the formats by name',
    leansOn: ['reading', 'football_data', 'football_multimarket', 'tennis_atp', 'two_row'],
  },
  actions: { holds: 'bringing a file into the catalogue', leansOn: ['reading', 'formats'] },
}

/** @type {Record<string, Room>} */
const feedSourceRooms = {
  betbalancer: { holds: 'LiveOdds and pulled documents', leansOn: [] },
  uof: { holds: 'the Unified Odds Feed and the API beside it', leansOn: [] },
  recording: { holds: 'messages of a server written down, and played again', leansOn: [] },
  statsbomb: { holds: 'StatsBomb event files played as a match', leansOn: ['recording'] },
  simulator: { holds: 'the live matches of the demo', leansOn: [] },
}

/** @type {Record<string, Room>} */
const contractRooms = {
  core: { holds: 'error keys, bounds of lists', leansOn: [] },
  accounts: { holds: 'kinds of people, permissions, countries to live in', leansOn: ['core'] },
  sites: { holds: 'languages', leansOn: [] },
  catalogue: { holds: 'sports, countries, states of matches and markets', leansOn: [] },
  money: { holds: 'currencies, odds, pockets; reading and writing amounts', leansOn: [] },
  markets: {
    holds: 'market types, their rules, and what follows from the facts of a match',
    leansOn: ['core', 'sites', 'catalogue'],
  },
  coupons: {
    holds: 'whether a slip can be placed, and what a coupon pays',
    leansOn: ['core', 'catalogue', 'money', 'markets'],
  },
  live: {
    holds: 'rules of in-play betting: the list, the wait, margins',
    leansOn: ['catalogue', 'money', 'markets'],
  },
  wire: {
    holds: 'shapes that cross the wire, a file for each room of the API',
    leansOn: ['accounts', 'catalogue', 'money', 'markets', 'coupons', 'live'],
  },
  stream: {
    holds: 'the socket: frames, channels, the picture that a client keeps',
    leansOn: ['core', 'catalogue', 'live', 'wire'],
  },
}

/** @type {Record<string, Room>} */
const marketRooms = {
  model: { holds: 'what a market type, its rule and the facts of a match are', leansOn: [] },
  outcomes: { holds: 'lists of outcomes that market types share', leansOn: ['model'] },
  scores: { holds: 'scores and counts drawn from the facts', leansOn: ['model'] },
  facts: {
    holds: 'which facts a market reads, and whether entered ones fit together',
    leansOn: ['model', 'scores'],
  },
  rules: {
    holds: 'settlement rules, a file each',
    leansOn: ['model', 'outcomes', 'scores', 'facts'],
  },
  table: {
    holds: 'every market type: its rule, outcomes and sports',
    leansOn: ['model', 'outcomes', 'rules'],
  },
  settling: {
    holds: 'results of a market, by its rule and by the way the match ended',
    leansOn: ['model', 'scores', 'rules', 'table'],
  },
  explaining: {
    holds: 'why an outcome has its result',
    leansOn: ['model', 'scores', 'facts', 'settling'],
  },
  names: { holds: 'names of market types and outcomes by language', leansOn: ['model', 'table'] },
}

/** @type {Record<string, Room>} */
const couponRooms = {
  model: { holds: 'types, states and codes of a coupon', leansOn: [] },
  limits: { holds: 'every limit of a coupon, and which is the strictest', leansOn: ['model'] },
  payout: {
    holds: 'lines, factors, bonus, what a coupon pays or sells for',
    leansOn: ['model', 'limits'],
  },
  evaluation: {
    holds: 'the checks of a slip, the same in browser and server',
    leansOn: ['model', 'limits', 'payout'],
  },
}

/** @type {Area[]} */
export const areas = [
  { folder: 'api/app', rooms: apiRooms },
  { folder: 'api/app/season_files', rooms: seasonFileRooms },
  { folder: 'api/app/feed', rooms: feedRooms },
  { folder: 'api/app/feed/sources', rooms: feedSourceRooms },
  { folder: 'shared-types/src', rooms: contractRooms },
  { folder: 'shared-types/src/markets', rooms: marketRooms },
  { folder: 'shared-types/src/coupons', rooms: couponRooms },
]
