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
 * @property {Record<string, Room>} rooms each room stands below the rooms that it imports
 */

/**
 * Reads a table of rooms. A line is `name: purpose < rooms that it may import`; a line that begins with `<` belongs to
 * the line above. Throws an Error for a line of another form.
 *
 * @returns {Area}
 */
function area(folder, table) {
  const lines = table.trim().replace(/\s+</g, ' <').split('\n')
  const rooms = lines.map((line) => {
    const [, name, holds, leansOn] = /^\s*([\w-]+): ([^<]+?)(?: < (.+))?$/.exec(line) ?? []
    if (!name) throw new Error(`${folder}: no room in the line "${line}"`)
    return [name, { holds, leansOn: leansOn?.split(', ') ?? [] }]
  })
  return { folder, rooms: Object.fromEntries(rooms) }
}

/** The table of each area, by its folder. */
const TABLES = {
  'api/app': `
    core: code of no part of the business: list dialect, error handler, clock, bus, idempotency, ids
    audit: the log of actions: user, action, subject < core
    integrity: whether the server itself can be trusted: its clock and its files < core, audit
    sites: brands and their settings < core, audit
    themes: themes of brands: their colours, layouts and stylesheets < core, audit, sites
    ledger: accounts, transfers, entries; the only code that changes a balance < core, audit, integrity
    catalogue: sport > category > tournament > match, teams, markets; results as facts with revisions < core, audit
    origins: where addresses are, and the countries from which a brand lets people play < core, audit, sites
    mail: mails by SMTP: their texts, and their way out after the transaction < core, audit, sites
    translations: texts of the player app: those it was built with, and those that a brand writes itself < core, audit, sites
    machines: registered machines of terminals: keys, proofs, locks, signs of life < core, audit, sites
    accounts: people: sign-in, sessions, profile, limits < core, audit, sites, ledger, origins, machines
    protection: what players set to protect themselves: own limits, exclusion, reality checks
      < core, audit, sites, ledger, origins, accounts
    registration: accounts that people open themselves: registration, activation, forgotten passwords
      < core, audit, sites, mail, origins, accounts
    privacy: what people ask about their data: a copy, the erasure of it
      < core, audit, sites, accounts
    inactivity: accounts of players that were long unused: the mail before, the mark
      < core, audit, sites, mail, protection
    contact: what people write to a brand by its contact form, and the answers
      < core, audit, sites, mail, accounts
    uploads: pictures that staff upload: checked, resized, served < core, audit, sites
    content: what staff write for players: pages, banners, promotions < core, audit, sites, themes
    notices: what a brand tells its players: popups, messages, the line above the page
      < core, content, audit, sites, accounts
    cards: prepaid cards: batches, codes, redeeming < core, audit, ledger, accounts, protection
    bonuses: offers of bonuses, requests, grants, what they pay for and what counts
      < core, audit, sites, ledger, notices, origins, accounts, protection
    boosts: odds boosts: their terms, who may use them, what they cost
      < core, audit, sites, accounts
    sandbox_gateway: a payment provider to try payments with: its API, pages and notices < core
    sandbox_games: a game provider to try games with, run as a process of its own < core
    payments: methods, payments of players, gateways and their notices, queues of staff
      < core, audit, sites, ledger, mail, origins, accounts, protection, bonuses
    jackpots: levels that grow with stakes of games, draws and coupons, fall and pay; what staff and players see of them
      < core, audit, sites, ledger
    games: providers of games, their catalogue, lobbies, launches and sessions
      < core, audit, sites, origins, accounts, protection
    wallet: the seamless wallet that game providers call: dialects, rounds, transactions, messages
      < core, audit, sites, ledger, jackpots, origins, accounts, protection, bonuses, games
    dealers: the tree of dealers, opening players, credit
      < core, audit, sites, ledger, origins, accounts, protection
    book: every open market's prices and states in memory < core, audit, sites, catalogue
    season_files: readers of season files; all give fixtures, prices and results in one shape < core, catalogue
    feed: messages of live feeds: reading, ordering, applying to the book, storing < core, audit, catalogue, book
    coupons: pricing, placing, listing
      < core, audit, sites, ledger, jackpots, origins, accounts, protection, bonuses, boosts, book
    risk: what open coupons can cost the house, and the limits of it < core, audit, book
    suspicion: reports of suspicious betting on a match: facts, file for an authority, sendings, answers < core, audit
    draws: draws that all brands share: their times and seeds, tickets, payment
      < core, audit, sites, ledger, jackpots, accounts, protection, coupons
    stream: live matches as the stream sends them: snapshots, deltas, slow clients
      < core, sites, ledger, jackpots, accounts, book
    live: the live list for clients without the stream < core, book, stream
    monitoring: health and metrics of this server, for machines that watch it < core, integrity, book, feed, stream
    highlights: what a home page shows: featured matches, selections of many coupons, winners
      < core, audit, sites, book
    settlement: from results of staff and feeds to results of outcomes, and from these to payouts; corrections; dry run
      < core, audit, sites, ledger, bonuses, catalogue, coupons
    printing: tickets and receipts on paper, and the check of a ticket
      < core, audit, sites, book, coupons, draws, payments
    statements: statements of dealers for a period, commission plans
      < core, audit, sites, ledger, accounts, dealers
    rule_lab: changed rules tried on coupons of the past; writes nothing
      < core, sites, accounts, bonuses, book, statements
    affiliates: players who bring players: links, deals, referred players, statements
      < core, audit, sites, ledger, accounts, payments, statements
    demo: a past week of people and coupons, as the first start shows it
      < core, sites, catalogue, accounts, machines, uploads, content, notices, cards, dealers, payments, sandbox_gateway, jackpots, games, sandbox_games, wallet, draws, book, feed, coupons, settlement, printing, statements, desk, bonuses, boosts, affiliates, registration
    desk: shifts and cash of those who sell over a counter; selling, paying and cancelling tickets; the end of machines
      < core, audit, sites, ledger, accounts, machines, protection, coupons, draws, printing
    search: people, coupons and tickets by a few letters
      < core, printing
    moves: brands that move to another database with all their rows
      < core, audit, integrity, sites, ledger, dealers, settlement
    cells: the router in front of several databases, each with its servers < core
    backups: backups of the database, and their way back to any moment < core
  `,
  'api/app/core': `
    errors: refusals by key, their statuses; values that must exist
    dialect: what the two databases do differently
    timing: clock, values kept for seconds, calls that wait for each other < errors
    database: transactions, statements on many rows, ids of rows, shared commits, work of one server at a time
      < errors, dialect, timing
    keys: the keys of the installation, and what is sealed with them < errors, database
    chain: chains of seals over rows that are only added < dialect, timing, database, keys
    nodes: what several servers of one installation share: their Redis, questions to one of them < errors
    http: the server, client addresses, errors as answers < errors
    partners: the servers of others that this installation asks, and requests to them < http
    middleware: the steps before every request < errors
    requests: who asks, checks of values, a write that happens once for a key < errors, timing, database
    throttle: counting tries and costly work < errors, timing, database, requests
    captcha: a little work that a browser does before it may ask for more of ours
      < errors, timing, database, keys, requests
    retention: removing old rows, and what is personal in which rows < dialect, timing
    lists: lists of staff: sort, range, filter, sums, files < errors, requests, throttle, database
    operations: how an operation declares itself, and its way through HTTP < errors, http, requests, lists, throttle
    reference: pages drawn from the operations < errors, operations
  `,
  'api/app/season_files': `
    reading: shared by every format: table, price cells, season, faults of a file
    football_data: seasons of football with closing prices < reading
    football_multimarket: seasons of football with many markets < reading, football_data
    tennis_atp: seasons of the ATP tour < reading
    two_row: seasons of American sports, two rows a game < reading
    formats: the formats by name < reading, football_data, football_multimarket, tennis_atp, two_row
    actions: importing a file into the catalogue < reading, formats
  `,
  'api/app/feed': `
    messages: the messages that every feed is translated into, their order, the log of faults
    reading: XML in bounded memory; numbers, names and prices of a document < messages
    persist: writing changes of the book, and settlements, to the database < messages
    matches: the match of a message: finding it, adding it, asking for its fixture < messages
    producers: producers: alive or silent, missing messages and the requests for them < messages, persist, matches
    leading: which of several servers takes the feeds, and what the others ask it < persist, producers
    apply: changing the book by a message < messages, persist, producers, matches
    intake: the way in of every message < messages, persist, producers, matches, apply
    sources: adapters of vendors, recordings, the simulator < messages, reading, producers, matches, intake
    queries: lists for staff
    operations: the endpoint for messages and the pages of staff
      < messages, reading, producers, intake, sources, queries, leading
  `,
  'api/app/feed/sources': `
    betbalancer: LiveOdds and pulled documents
    uof: the Unified Odds Feed and the API beside it
    recording: recording the messages of a server, and playing them again
    statsbomb: StatsBomb event files played as a match < recording
    simulator: the live matches of the demo
  `,
  'api/app/coupons': `
    validators: the forms of requests
    approval: coupons that wait for a trader because of their size < validators
    feeding: coupons as jackpots see them
    acceptance: the acceptance delay of live coupons, and its end < approval, feeding, dues
    placing: a batch of coupons: considered, written < validators, approval, acceptance, feeding, dues
    ending: whether a player may cancel or sell a coupon, and for how much < feeding
    dues: what desks owe for tickets, until it is collected or expires
    queries: lists, the detail, tickets, sums < ending
    actions: placing, cancelling, selling, sharing < feeding, acceptance, placing, ending, queries
    operations: the operations < validators, approval, queries, actions
  `,
  'api/app/payments': `
    gateways: the interface of gateways, and their adapters by name
    moving: the states of a payment, each step with its money < gateways
    methods: categories, methods and banks, edited by staff < gateways
    following: moving a payment to where its gateway says that it is < gateways, moving
    paying_out: the way of an approved withdrawal to its gateway < gateways, methods, moving
    queues: what officers see of payments and do with them; the report < moving, methods, paying_out
    asking: asking gateways about payments, ending abandoned ones, comparing statements with the ledger
      < gateways, methods, moving, following, paying_out
    ordering: orders of players, their own payments < gateways, moving, methods
    notices: the way in of what gateways report < gateways, moving, methods, following
    operations: the operations < methods, ordering, notices
  `,
  'api/app/games': `
    counting: what happens between us and each provider, counted by minute
    providers: providers of games, their secrets, and our calls to them < counting
    health: providers that are ill, shut off and tried again < counting, providers
    sessions: one-time tokens of launches, and the sessions that they open
    catalogue: categories and games, edited by staff
    importing: the list of a provider, brought into the catalogue < providers, catalogue
    tables: which tables take players, as their providers tell < providers, catalogue
    lobbies: the games that are open to a player < providers, health, catalogue, tables
    launching: a game opened at its provider < providers, health, catalogue, sessions, tables, lobbies
    operations: the operations < providers, health, catalogue, importing, tables, lobbies, launching
  `,
  'api/app/wallet': `
    calls: a call and its answer in our own words
    games: the games of providers as a bet needs them
    signing: signatures over the bytes of a call
    applying: a batch of calls: decided, written < calls, games
    dialects: how each provider writes its calls and reads our answers < calls, signing
    intake: the way in of every call < calls, games, applying, dialects
    reconciling: our transactions and rounds compared with those of providers < calls, applying
    rounds: what staff and players read of a round, and the way back into it < applying, reconciling
    reports: stakes and wins as the ledger has them
    operations: the operations < games, intake, rounds, reports, reconciling
  `,
  'api/app/settlement': `
    feed: messages of feeds about markets, folded; void windows
    runs: one settlement at a time; the steps at which a test stops it
    validators: the forms of requests
    outcomes: first step: results of outcomes from facts and feeds < feed, runs
    coupons: second step: results of selections, payouts of coupons < feed, runs, validators, outcomes
    actions: entering and taking back a result, settling, resolving by hand < runs, validators, outcomes, coupons
    queries: the dry run, the revisions of a result < feed, outcomes, coupons
    approval: orders that wait for a second officer < validators, actions, queries
    jobs: settling in the background < actions, approval
    operations: the operations < validators, actions, queries, approval
  `,
  'database/demo/live': `
    shared: the course of a match, and markets that several sports offer
    soccer: its course and its markets < shared
    ice_hockey: its course and its markets < shared
    basketball: its course and its markets < shared
    volleyball: its course and its markets < shared, basketball
    tennis: its chances, course and markets < shared
    match: a match of any of these sports as it is played: board, facts, times
      < shared, soccer, ice_hockey, basketball, volleyball, tennis
    plain: results of sports without live matches < shared
    schedule: which matches are played live, and when < match
  `,
  'shared-types/src': `
    core: error keys, bounds of lists
    accounts: user types, permissions, countries of addresses < core
    catalogue: sports, countries, states of matches and markets
    racing: fields, cards, orders of finish, place terms and deductions of races and outrights < core
    markets: market types, their rules, and the results that follow from the facts of a match < core, catalogue, racing
    languages: every language once: its row, and what the catalogue is called in it < catalogue, markets
    money: currencies, odds, pockets; reading and writing amounts < core, languages
    coupons: checks of a slip, payouts of a coupon < core, catalogue, money, markets, racing
    race_files: readers of race cards and of recorded markets on races < racing, money
    live: rules of in-play betting: the live list, the acceptance delay, margins < catalogue, money, markets
    registration: what a person who opens an account on the web must state, and its rules < core, accounts, money
    statements: periods, figures and commission of statements of dealers < money
    affiliates: deals with affiliates, what referred players bring, codes of links < accounts, money, statements
    payments: states of a payment, the form of a method and its rules, bounds and fees < core, accounts, money, registration
    bonuses: terms of bonuses, what they are worth, what counts, what becomes of wins < accounts, money
    draws: the one source of random draws: published hash, stream of numbers, choices
    games: rules of games: what is drawn, what a bet wins, the return of each; the transactions of rounds < draws
    themes: the look of a brand: colours and their contrast, layout, slots, the themes that every brand has
    protection: limits, exclusions and reality checks that players set for themselves < statements
    sites: what a brand shows, its switches, its lobbies of games, its own styles and scripts < core, accounts, money
    rule_lab: what another rule would have made of coupons and bonuses of the past
      < core, catalogue, coupons, live, bonuses, games
    wire: shapes that cross the wire, a file for each room of the API
      < core, accounts, catalogue, racing, money, markets, languages, coupons, live, registration, statements, sites, themes, payments, bonuses, protection, games, rule_lab, affiliates
    stream: the stream: frames, channels, the image that a client keeps < core, catalogue, live, wire
    browser: what a page of either app does in the browser < coupons
  `,
  'shared-types/src/markets': `
    model: types of market type, rule and facts of a match
    outcomes: lists of outcomes that market types share < model
    racing: bets on races and outrights: their results, and the prices they are paid at < model
    scores: scores and counts drawn from the facts < model
    facts: the facts that a market reads; contradictions among entered facts < model, scores
    rules: settlement rules, a file each < model, outcomes, racing, scores, facts
    table: every market type: its rule, outcomes and sports < model, outcomes, rules
    settling: results of a market, by its rule and by the way the match ended < model, scores, rules, table
    explaining: the reasons of an outcome's result < model, scores, facts, settling
    names: how names of market types and outcomes are made < model
  `,
  'shared-types/src/coupons': `
    model: types, states and codes of a coupon
    limits: every limit of a coupon, and the strictest of several < model
    payout: lines, factors, bonus, payout and selling price of a coupon < model, limits
    racing: bets on races in coupons: each way, systems with a name and their bonus < payout
    evaluation: the checks of a slip, the same in browser and server < model, limits, payout
    risk: what open coupons can cost the house < payout
  `,
  'backoffice/src': `
    i18n: the languages, and the texts that belong to no single page
    theme: colours, measures and components of the design
    registry: how a resource and a page describe themselves; all that do
    api: the way to the API: calls, errors in words, timers < i18n
    format: money, odds, times by the clock of the brand, and names in a language < i18n
    access: who is signed in, and what they may open < api, format, registry
    preferences: settings of a user, kept in the browser or on the server < api
    keys: the keys of every page, and the way back < preferences
    fields: one value of a record on screen < access, format
    charts: amounts over time as bars < format
    search: finding people, coupons and tickets from every page < access, api, fields, preferences
    layout: the frame around a page: bar, menu, heading < access, api, format, i18n, keys, registry, search, theme
    record: a page of one record, and forms < access, api, format, i18n, layout
    list: a page of many records: filters, columns, totals, files
      < access, api, fields, format, i18n, keys, layout, preferences, record
    limits: limits of coupons in forms and tables < api, fields, format, record
    sessions: where a user is signed in < api, fields, layout, record, registry
    news: what staff are told at once, over a socket < access, format
    second-factor: the second factor of staff: set-up, and step-up
      < access, api, layout, news, record, registry
    sign-in: the door for staff < access, api, layout
    resources: a folder for each of the API's lists; no two of them import each other
      < access, api, charts, fields, format, i18n, layout, limits, list, record, registry, sessions
    account: the data and password of the signed-in user, and what others did to the account
      < access, api, fields, format, layout, record, registry, resources
    dashboard: the first page < access, api, charts, fields, format, layout, list, record, resources
  `,
  'player-web/src': `
    api: the way to the API: calls, errors, readings that many pages share
    theme: colours, measures, light and dark; the theme of the page < api
    ui: buttons, dialogs, lists, states of a page; icons
    stubs: stand-ins for packages that a dependency names and nothing uses
    scores: scores and team names in words
    i18n: the languages, and the texts that several features share < api
    odds: prices: the store, the button, names of markets < api
    selling: the sale of the slip, as a desk follows it
    machine: this browser as a registered machine: its key < api
    navigation: how a page describes itself; the way back < api, i18n, theme
    stream: the stream: connection, channels, news of the account < api, i18n, odds, ui
    features: a folder for each page or part of one; no two of them import each other
      < api, i18n, machine, navigation, odds, scores, selling, stream, theme, ui
    app: routes, guards, menus, and the frame around a page < api, features, i18n, navigation, stream, theme, ui
  `,
  'player-web/src/features/betslip': `
    state: what is on the slip, how it changes and is kept; stakes, systems
    placing: sending coupons, and their answers < state
    quotes: prices and limits of the selections, as they move < state, placing
    preview: the slip evaluated < state, quotes
    stake: on screen: stake, system, totals, bonus < state, preview
    selections: on screen: selections, notices, suggestions, the button of a price < state, quotes, preview
    sending: on screen: placing, acceptance delay, refusals, success < state, placing, quotes, preview
    panel: the slip as panel, sheet and bar < state, placing, quotes, preview, stake, selections, sending
  `,
  'player-web/src/features/coupons': `
    coupon: one coupon: reading it, its status, its money
    detail: a coupon's history, reasons and actions < coupon, print
    list: rows and filters of the list < coupon
    print: printing a coupon
    sell: selling a coupon
  `,
  'player-web/src/features/live': `
    state: which matches are listed, their order and counts; preferences
    clock: the clock of a match, phases and breaks
    score: the score of a row
    list: rows of the live list, and its messages < state, clock, score
    tools: search, options and tabs of the list < state
    spot: live matches on other pages < state, list
    match: the page of a live match < clock, score, list
  `,
  'player-web/src/features/sports': `
    filters: the filters of the board in the address, days, search, leagues
    board: reading the board: tree, matches, blocks of leagues < filters
    list: the list of matches: leagues, rows, start times < filters, board
    tree: sports and countries to choose from < filters, board
  `,
}

/** @type {Area[]} */
export const areas = Object.entries(TABLES).map(([folder, table]) => area(folder, table))
