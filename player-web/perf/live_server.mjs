/**
 * A server for measuring the live list: the built app, just enough of the API, and the stream with many matches whose
 * every price moves ten times a second, in real frames.
 */
import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { DEFAULT_LANGUAGE, SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import { Packr } from 'msgpackr'
import { WebSocketServer } from 'ws'

const MATCHES = 400
const TICK_MS = 100
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}
const packr = new Packr({ useRecords: false })
const ids = Array.from({ length: MATCHES }, (_, index) => index + 1)

const outcome = (id, key) => ({ id, key, oddsMilli: 2000 + (id % 700) * 10, active: true })

/** A soccer match in its second half, with the market on its result. */
function matchOf(id) {
  const league = Math.ceil(id / 8)
  return {
    id,
    sportId: 1,
    categoryId: 1,
    tournamentId: league,
    home: `Home ${id}`,
    away: `Away ${id}`,
    startsAt: Date.now() - 3_600_000,
    status: '2p',
    betStatus: 'started',
    minSelections: 1,
    marketCount: 40,
    markets: [
      {
        id: id * 10,
        typeId: 1,
        specifier: '',
        status: 1,
        isMainLine: true,
        outcomes: ['1', 'X', '2'].map((key, index) => outcome(id * 10 + index + 1, key)),
      },
    ],
    categoryName: 'Country',
    countryCode: null,
    tournamentName: `League ${league}`,
    leagueOrder: league,
    listOrder: 0,
    state: {
      score: [id % 4, id % 3],
      periodScores: [
        [id % 2, 0],
        [0, 0],
      ],
      gameScore: null,
      clock: { seconds: 2700 + (id % 40) * 60, isRunning: true, at: Date.now() },
      addedMinutes: null,
      periodLengthMinutes: 45,
      yellowCards: [id % 3, id % 2],
      redCards: [0, 0],
      corners: [id % 7, id % 5],
      serving: null,
    },
    isPaused: false,
    updatedAt: Date.now(),
  }
}

const LIMITS = {
  minStakeMinor: 100,
  maxStakeMinor: 100_000,
  maxPayoutMinor: 1_250_000,
  minSelections: 1,
  maxSelections: 20,
  maxMultiLines: 27,
  maxMultiSelections: 10,
  maxSystemSelections: 10,
  minSelectionOddsMilli: 0,
  maxSelectionOddsMilli: 0,
  minTotalOddsMilli: 0,
  maxTotalOddsMilli: 0,
  types: { single: 1, combined: 1, multiple: 1, system: 1 },
  sameCouponMax: 3,
  bonus: { minOddsMilli: 1500, minCount: 4, percentPerStep: 5 },
}
const SPORTS = [{ id: 1, name: 'Soccer', liveCount: MATCHES }]

function quotes(url) {
  const asked = (url.searchParams.get('ids') ?? '').split(',').map(Number)
  return asked.map((outcomeId) => {
    const match = matchOf(Math.floor(outcomeId / 10))
    const { oddsMilli, key } = match.markets[0].outcomes[(outcomeId % 10) - 1]
    return {
      ...{ outcomeId, outcomeKey: key, oddsMilli, active: true, marketId: match.id * 10 },
      ...{ marketTypeId: 1, specifier: '', marketStatus: 1, matchId: match.id, sportId: 1 },
      ...{ matchStatus: '2p', betStatus: 'started', matchActive: true, isLiveMarket: true },
      ...{ startsAt: match.startsAt, minSelections: 1, home: match.home, away: match.away },
    }
  })
}

/** Bodies of answers by path. */
const ANSWERS = {
  '/v1/settings/get': () => ({
    settings: {
      ...{ siteId: 1, title: 'Bench' },
      ...{ defaultLanguage: DEFAULT_LANGUAGE, languages: SITE_LANGUAGES },
      ...{ currency: 'TRY', currencySign: '₺', defaultStakeMinor: 100, matchesDay: 30 },
      ...{ couponAmountsMinor: [500, 1000], couponLimits: LIMITS },
      live: { halfTimeAlertMinutes: 13, maxPauseMinutes: 90 },
      flags: {},
    },
    version: '',
  }),
  '/v1/live/matches': () => ({
    ...{ serverNowMs: Date.now(), matches: [], totalCount: MATCHES, pageCount: 8 },
    ...{ marketTypes: [], sports: SPORTS },
  }),
  '/v1/board/market-types': () => [
    {
      ...{ id: 1, key: 'matchResult', name: 'Match result', shortName: '1X2', group: 'main' },
      ...{ listOrder: 10, mainForSports: [1] },
      outcomes: ['1', 'X', '2'].map((key) => ({ key, name: key, shortName: key })),
    },
  ],
  '/v1/board/outcomes': (url) => ({ serverNowMs: Date.now(), outcomes: quotes(url) }),
  '/v1/board/proposition': () => [],
  '/v1/board/tree': () => ({ sports: [], categories: [], tournaments: [] }),
}

async function answer(request, response, dist) {
  const url = new URL(request.url ?? '/', 'http://bench')
  const made = ANSWERS[url.pathname]
  if (made) {
    response.setHeader('content-type', 'application/json')
    return response.end(JSON.stringify(made(url)))
  }
  if (url.pathname.startsWith('/v1/')) return response.writeHead(401).end('{}')
  const isFile = extname(url.pathname) !== ''
  const file = join(dist, isFile ? normalize(url.pathname) : 'index.html')
  response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream')
  return response.end(await readFile(file))
}

function greet(socket) {
  const send = (frame) => socket.send(packr.pack(frame))
  const hello = {
    epoch: 'bench',
    serverNowMs: Date.now(),
    heartbeatMs: 4_000,
    lockAfterMs: 60_000,
    lockBreakAfterMs: 5_400_000,
    isSignedIn: false,
  }
  send([1, hello])
  socket.on('message', (data) => {
    const [code, channel] = packr.unpack(data)
    if (code !== 1) return
    const id = channel.startsWith('match:') ? Number(channel.slice(6)) : null
    const matches = id === null ? ids.map(matchOf) : [matchOf(id)]
    send([2, channel, 1, { matches, timeline: [] }])
    if (id === null) move(socket, channel, send)
  })
}

/** Every price of every match a little up or down, each tick. */
function move(socket, channel, send) {
  let seq = 1
  const timer = setInterval(() => {
    const changes = ids.map((id) => {
      const prices = [1, 2, 3].map(
        (index) => 2000 + ((id * 10 + index) % 700) * 10 + ((seq * (index + id)) % 17) * 10
      )
      return [id, [[id * 10, 1, ...prices]]]
    })
    send([3, channel, seq, ++seq, changes])
  }, TICK_MS)
  socket.on('close', () => clearInterval(timer))
}

/** Serves `dist`; resolves to the port and to a function that stops. */
export async function startLiveServer(dist) {
  const server = createServer((request, response) => {
    answer(request, response, dist).catch(() => response.writeHead(404).end())
  })
  const sockets = new WebSocketServer({ server, path: '/live', perMessageDeflate: false })
  sockets.on('connection', greet)
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    for (const socket of sockets.clients) socket.terminate()
    server.close()
  }
  return { port: server.address().port, stop }
}
