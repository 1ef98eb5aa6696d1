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
      'code of no part of the business: list dialect, error handler, clock, bus, idempotency, ids',
    leansOn: [],
  },
  audit: { holds: 'the log of actions: user, action, subject', leansOn: ['core'] },
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
    holds: 'readers of season files; all give fixtures, prices and results in one shape',
    leansOn: ['core', 'catalogue'],
  },
  feed: {
    holds: 'messages of live feeds: reading, ordering, applying to the book, storing',
    leansOn: ['core', 'audit', 'catalogue', 'book'],
  },
  coupons: {
    holds: 'pricing, placing, listing',
    leansOn: ['core', 'audit', 'sites', 'ledger', 'catalogue', 'accounts', 'book'],
  },
  live: {
    holds: 'the stream and the live list: snapshots, deltas, slow clients',
    leansOn: ['core', 'sites', 'ledger', 'catalogue', 'accounts', 'book'],
  },
  settlement: {
    holds:
      'from results of staff and feeds to results of outcomes, and from these to payouts; corrections; dry run',
    leansOn: ['core', 'audit', 'sites', 'ledger', 'catalogue', 'coupons'],
  },
}

/** @type {Record<string, Room>} */
const feedRooms = {
  messages: {
    holds: 'the messages that every feed is translated into, their order, the log of faults',
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
    holds: 'producers: alive or silent, missing messages and the requests for them',
    leansOn: ['messages', 'persist'],
  },
  matches: {
    holds: 'the match of a message: finding it, adding it, asking for its fixture',
    leansOn: ['messages'],
  },
  apply: {
    holds: 'changing the book by a message',
    leansOn: ['messages', 'persist', 'producers', 'matches'],
  },
  intake: {
    holds: 'the way in of every message',
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
    holds: 'shared by every format: table, price cells, season, faults of a file',
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
  actions: { holds: 'importing a file into the catalogue', leansOn: ['reading', 'formats'] },
}

/** @type {Record<string, Room>} */
const apiCouponRooms = {
  validators: { holds: 'the forms of requests', leansOn: [] },
  acceptance: { holds: 'the acceptance delay of live coupons, and its end', leansOn: [] },
  placing: {
    holds: 'a batch of coupons: considered, written',
    leansOn: ['validators', 'acceptance'],
  },
  ending: { holds: 'whether a player may cancel or sell a coupon, and for how much', leansOn: [] },
  queries: { holds: 'lists, the detail, tickets, sums', leansOn: ['ending'] },
  actions: {
    holds: 'placing, cancelling, selling, sharing',
    leansOn: ['acceptance', 'placing', 'ending', 'queries'],
  },
  operations: { holds: 'the operations', leansOn: ['validators', 'queries', 'actions'] },
}

/** @type {Record<string, Room>} */
const coreRooms = {
  errors: { holds: 'refusals by key, their statuses; values that must exist', leansOn: [] },
  dialect: { holds: 'what the two databases do differently', leansOn: [] },
  timing: {
    holds: 'clock, values kept for seconds, calls that wait for each other',
    leansOn: ['errors'],
  },
  database: { holds: 'transactions, statements on many rows, ids of rows', leansOn: ['dialect'] },
  http: {
    holds: 'the server, client addresses, errors as answers',
    leansOn: ['errors'],
  },
  middleware: { holds: 'the steps before every request', leansOn: ['errors'] },
  requests: {
    holds: 'who asks, checks of values, a write that happens once for a key',
    leansOn: ['errors', 'timing', 'database'],
  },
  throttle: {
    holds: 'counting tries and costly work',
    leansOn: ['errors', 'timing', 'database', 'requests'],
  },
  retention: { holds: 'removing old rows', leansOn: ['timing'] },
  lists: {
    holds: 'lists of staff: sort, range, filter, sums, files',
    leansOn: ['errors', 'requests', 'throttle'],
  },
  operations: {
    holds: 'how an operation declares itself, and its way through HTTP',
    leansOn: ['errors', 'requests', 'lists'],
  },
  reference: {
    holds: 'pages drawn from the operations',
    leansOn: ['errors', 'operations'],
  },
}

/** @type {Record<string, Room>} */
const settlementRooms = {
  feed: { holds: 'messages of feeds about markets, folded; void windows', leansOn: [] },
  runs: { holds: 'one settlement at a time; the steps at which a test stops it', leansOn: [] },
  validators: { holds: 'the forms of requests', leansOn: [] },
  outcomes: {
    holds: 'first step: results of outcomes from facts and feeds',
    leansOn: ['feed', 'runs'],
  },
  coupons: {
    holds: 'second step: results of selections, payouts of coupons',
    leansOn: ['feed', 'runs', 'validators'],
  },
  actions: {
    holds: 'entering and taking back a result, settling, resolving by hand',
    leansOn: ['runs', 'validators', 'outcomes', 'coupons'],
  },
  queries: {
    holds: 'the dry run, the revisions of a result',
    leansOn: ['feed', 'outcomes', 'coupons'],
  },
  jobs: { holds: 'settling in the background', leansOn: ['actions'] },
  operations: { holds: 'the operations', leansOn: ['validators', 'actions', 'queries'] },
}

/** @type {Record<string, Room>} */
const liveDemoRooms = {
  shared: { holds: 'the course of a match, and markets that several sports offer', leansOn: [] },
  soccer: { holds: 'its course and its markets', leansOn: ['shared'] },
  ice_hockey: { holds: 'its course and its markets', leansOn: ['shared'] },
  basketball: { holds: 'its course and its markets', leansOn: ['shared'] },
  volleyball: { holds: 'its course and its markets', leansOn: ['shared', 'basketball'] },
  tennis: { holds: 'its chances, course and markets', leansOn: ['shared'] },
  match: {
    holds: 'a match of any of these sports as it is played: board, facts, times',
    leansOn: ['shared', 'soccer', 'ice_hockey', 'basketball', 'volleyball', 'tennis'],
  },
  plain: { holds: 'results of sports without live matches', leansOn: ['shared'] },
  schedule: { holds: 'which matches are played live, and when', leansOn: ['match'] },
}

/** @type {Record<string, Room>} */
const feedSourceRooms = {
  betbalancer: { holds: 'LiveOdds and pulled documents', leansOn: [] },
  uof: { holds: 'the Unified Odds Feed and the API beside it', leansOn: [] },
  recording: { holds: 'recording the messages of a server, and playing them again', leansOn: [] },
  statsbomb: { holds: 'StatsBomb event files played as a match', leansOn: ['recording'] },
  simulator: { holds: 'the live matches of the demo', leansOn: [] },
}

/** @type {Record<string, Room>} */
const contractRooms = {
  core: { holds: 'error keys, bounds of lists', leansOn: [] },
  accounts: { holds: 'user types, permissions, countries of addresses', leansOn: ['core'] },
  catalogue: { holds: 'sports, countries, states of matches and markets', leansOn: [] },
  markets: {
    holds: 'market types, their rules, and the results that follow from the facts of a match',
    leansOn: ['core', 'catalogue'],
  },
  languages: {
    holds: 'every language once: its row, and what the catalogue is called in it',
    leansOn: ['catalogue', 'markets'],
  },
  money: {
    holds: 'currencies, odds, pockets; reading and writing amounts',
    leansOn: ['languages'],
  },
  coupons: {
    holds: 'checks of a slip, payouts of a coupon',
    leansOn: ['core', 'catalogue', 'money', 'markets'],
  },
  live: {
    holds: 'rules of in-play betting: the live list, the acceptance delay, margins',
    leansOn: ['catalogue', 'money', 'markets'],
  },
  wire: {
    holds: 'shapes that cross the wire, a file for each room of the API',
    leansOn: ['accounts', 'catalogue', 'money', 'markets', 'languages', 'coupons', 'live'],
  },
  stream: {
    holds: 'the stream: frames, channels, the image that a client keeps',
    leansOn: ['core', 'catalogue', 'live', 'wire'],
  },
}

/** @type {Record<string, Room>} */
const marketRooms = {
  model: { holds: 'types of market type, rule and facts of a match', leansOn: [] },
  outcomes: { holds: 'lists of outcomes that market types share', leansOn: ['model'] },
  scores: { holds: 'scores and counts drawn from the facts', leansOn: ['model'] },
  facts: {
    holds: 'the facts that a market reads; contradictions among entered facts',
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
    holds: "the reasons of an outcome's result",
    leansOn: ['model', 'scores', 'facts', 'settling'],
  },
  names: { holds: 'how names of market types and outcomes are made', leansOn: ['model', 'table'] },
}

/** @type {Record<string, Room>} */
const couponRooms = {
  model: { holds: 'types, states and codes of a coupon', leansOn: [] },
  limits: { holds: 'every limit of a coupon, and the strictest of several', leansOn: ['model'] },
  payout: {
    holds: 'lines, factors, bonus, payout and selling price of a coupon',
    leansOn: ['model', 'limits'],
  },
  evaluation: {
    holds: 'the checks of a slip, the same in browser and server',
    leansOn: ['model', 'limits', 'payout'],
  },
}

/** @type {Record<string, Room>} */
const backofficeRooms = {
  'i18n': { holds: 'the languages, and the texts that belong to no single page', leansOn: [] },
  'theme': { holds: 'colours, measures and components of the design', leansOn: [] },
  'registry': {
    holds: 'how a resource and a page describe themselves; all that do',
    leansOn: [],
  },
  'api': { holds: 'the way to the API: calls, errors in words, timers', leansOn: ['i18n'] },
  'access': {
    holds: 'who is signed in, and what they may open',
    leansOn: ['api', 'i18n', 'registry'],
  },
  'preferences': { holds: 'settings that somebody keeps, here or on the server', leansOn: ['api'] },
  'format': { holds: 'money, odds, times and names in a language', leansOn: ['i18n'] },
  'keys': { holds: 'the keys of every page, and the way back', leansOn: ['preferences'] },
  'fields': { holds: 'one value of a record on screen', leansOn: ['access', 'format'] },
  'layout': {
    holds: 'the frame around a page: bar, menu, heading',
    leansOn: ['access', 'format', 'i18n', 'keys', 'registry', 'theme'],
  },
  'record': {
    holds: 'a page of one record, and forms',
    leansOn: ['access', 'api', 'format', 'i18n', 'layout'],
  },
  'list': {
    holds: 'a page of many records: filters, columns, totals, files',
    leansOn: ['api', 'fields', 'format', 'i18n', 'keys', 'layout', 'preferences', 'record'],
  },
  'limits': {
    holds: 'limits of coupons in forms and tables',
    leansOn: ['api', 'fields', 'format', 'record'],
  },
  'sessions': {
    holds: 'where somebody is signed in',
    leansOn: ['api', 'fields', 'layout', 'record', 'registry'],
  },
  'sign-in': { holds: 'the door for staff', leansOn: ['layout'] },
  'resources': {
    holds: "a folder for each of the API's lists; no two of them import each other",
    leansOn: [
      'access',
      'api',
      'fields',
      'format',
      'i18n',
      'layout',
      'limits',
      'list',
      'record',
      'registry',
      'sessions',
    ],
  },
  'dashboard': {
    holds: 'the first page',
    leansOn: ['access', 'api', 'fields', 'format', 'layout', 'list', 'record', 'resources'],
  },
}

/** @type {Record<string, Room>} */
const playerRooms = {
  api: { holds: 'the way to the API: calls, errors, readings that many pages share', leansOn: [] },
  theme: { holds: 'colours, measures, light and dark', leansOn: [] },
  ui: { holds: 'buttons, dialogs, lists, states of a page; icons', leansOn: [] },
  stubs: { holds: 'stand-ins for packages that a dependency names and nothing uses', leansOn: [] },
  scores: { holds: 'scores and team names in words', leansOn: [] },
  i18n: { holds: 'the languages, and the texts that several features share', leansOn: ['api'] },
  odds: { holds: 'prices: the store, the button, names of markets', leansOn: ['api'] },
  navigation: { holds: 'how a page describes itself; the way back', leansOn: ['i18n'] },
  live: {
    holds: 'the stream: connection, channels, news of the account',
    leansOn: ['api', 'i18n', 'odds', 'ui'],
  },
  features: {
    holds: 'a folder for each page or part of one; no two of them import each other',
    leansOn: ['api', 'i18n', 'live', 'navigation', 'odds', 'scores', 'ui'],
  },
  app: {
    holds: 'routes, guards, menus, and the frame around a page',
    leansOn: ['api', 'features', 'i18n', 'live', 'navigation', 'theme', 'ui'],
  },
}

/** @type {Record<string, Room>} */
const playerCouponRooms = {
  coupon: { holds: 'one coupon: reading it, its status, its money', leansOn: [] },
  detail: { holds: "a coupon's history, reasons and actions", leansOn: ['coupon'] },
  list: { holds: 'rows and filters of the list', leansOn: ['coupon'] },
  print: { holds: 'the printed coupon', leansOn: ['coupon'] },
  sell: { holds: 'selling a coupon', leansOn: [] },
}

/** @type {Record<string, Room>} */
const betslipRooms = {
  state: { holds: 'what is on the slip, how it changes and is kept; stakes, systems', leansOn: [] },
  placing: { holds: 'sending coupons, and their answers', leansOn: ['state'] },
  quotes: {
    holds: 'prices and limits of the selections, as they move',
    leansOn: ['state', 'placing'],
  },
  preview: { holds: 'the slip evaluated', leansOn: ['state', 'quotes'] },
  stake: { holds: 'on screen: stake, system, totals, bonus', leansOn: ['state', 'preview'] },
  selections: {
    holds: 'on screen: selections, notices, suggestions, the button of a price',
    leansOn: ['state', 'quotes', 'preview'],
  },
  sending: {
    holds: 'on screen: placing, waiting, refusals, success',
    leansOn: ['state', 'placing', 'quotes', 'preview'],
  },
  panel: {
    holds: 'the slip as panel, sheet and bar',
    leansOn: ['state', 'placing', 'quotes', 'preview', 'stake', 'selections', 'sending'],
  },
}

/** @type {Record<string, Room>} */
const livePageRooms = {
  state: { holds: 'which matches are listed, their order and counts; preferences', leansOn: [] },
  clock: { holds: 'the clock of a match, phases and breaks', leansOn: [] },
  score: { holds: 'the score of a row', leansOn: [] },
  list: {
    holds: 'rows of the live list, and its messages',
    leansOn: ['state', 'clock', 'score'],
  },
  tools: { holds: 'search, options and tabs of the list', leansOn: ['state'] },
  spot: { holds: 'live matches on other pages', leansOn: ['state', 'list'] },
  match: { holds: 'the page of a live match', leansOn: ['clock', 'score', 'list'] },
}

/** @type {Record<string, Room>} */
const sportsPageRooms = {
  filters: { holds: 'the filters of the board in the address, days, search, leagues', leansOn: [] },
  board: { holds: 'reading the board: tree, matches, blocks of leagues', leansOn: ['filters'] },
  list: { holds: 'the list of matches: leagues, rows, start times', leansOn: ['filters', 'board'] },
  tree: { holds: 'sports and countries to choose from', leansOn: ['filters', 'board'] },
}

/** @type {Area[]} */
export const areas = [
  { folder: 'api/app', rooms: apiRooms },
  { folder: 'api/app/core', rooms: coreRooms },
  { folder: 'api/app/season_files', rooms: seasonFileRooms },
  { folder: 'api/app/feed', rooms: feedRooms },
  { folder: 'api/app/feed/sources', rooms: feedSourceRooms },
  { folder: 'api/app/coupons', rooms: apiCouponRooms },
  { folder: 'api/app/settlement', rooms: settlementRooms },
  { folder: 'database/demo/live', rooms: liveDemoRooms },
  { folder: 'shared-types/src', rooms: contractRooms },
  { folder: 'shared-types/src/markets', rooms: marketRooms },
  { folder: 'shared-types/src/coupons', rooms: couponRooms },
  { folder: 'backoffice/src', rooms: backofficeRooms },
  { folder: 'player-web/src', rooms: playerRooms },
  { folder: 'player-web/src/features/betslip', rooms: betslipRooms },
  { folder: 'player-web/src/features/coupons', rooms: playerCouponRooms },
  { folder: 'player-web/src/features/live', rooms: livePageRooms },
  { folder: 'player-web/src/features/sports', rooms: sportsPageRooms },
]
