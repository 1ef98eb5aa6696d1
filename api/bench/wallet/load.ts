/** Plays rounds over HTTP by signed calls, a bet and its win each; prints its figures as one line of JSON. */
import { hmacSignature, SIGNATURE_HEADER, TIMESTAMP_HEADER } from '#core/partners/signature'
import {
  GAME_CODE,
  nextPair,
  PROVIDER_CODE,
  sessionTokenOf,
  STAKE_MINOR,
  WALLET_SECRET,
  WIN_MINOR,
} from './pairs.ts'
import { measure } from '../figures.ts'
import { PlayerClient } from '../http_client.ts'

const port = Number(process.env['BENCH_PORT'])
const connections = Number(process.env['BENCH_CONNECTIONS'] ?? 64)
const durationMs = Number(process.env['BENCH_MS'] ?? 8000)
const warmUpMs = Number(process.env['BENCH_WARM_UP_MS'] ?? 2000)

const clients = Array.from({ length: connections }, () => new PlayerClient('127.0.0.1', port))

async function send(worker: number, call: string, body: object): Promise<void> {
  const now = Date.now()
  const answer = await clients[worker]?.send('POST', `/v1/wallet/${PROVIDER_CODE}/${call}`, body, {
    [TIMESTAMP_HEADER]: String(now),
    [SIGNATURE_HEADER]: hmacSignature(WALLET_SECRET, now, JSON.stringify(body)),
  })
  if (answer?.status !== 200) {
    throw new Error(`a ${call} was answered ${answer?.status}: ${answer?.body}`)
  }
}

/** Each player has a connection of their own; ids of players begin at 1. */
async function play(worker: number): Promise<void> {
  const pair = nextPair()
  const playerId = worker + 1
  const round = { gameCode: GAME_CODE, roundId: pair, currency: 'TRY' }
  await send(worker, 'bet', {
    ...round,
    sessionToken: sessionTokenOf(playerId),
    transactionId: `${pair}-b`,
    amountMinor: STAKE_MINOR,
  })
  await send(worker, 'win', {
    ...round,
    playerId: String(playerId),
    transactionId: `${pair}-w`,
    betTransactionId: `${pair}-b`,
    amountMinor: WIN_MINOR,
    roundClosed: true,
    kind: 'win',
  })
}

const warmUp = await measure(connections, warmUpMs, play)
const figures = await measure(connections, durationMs, play)
console.log(JSON.stringify({ ...figures, answered: warmUp.count + figures.count }))
for (const client of clients) client.close()
