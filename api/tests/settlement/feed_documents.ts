/** Documents of feeds, posted to the server as a vendor does, about a test match under a number of its own. */
import { existsSync, readFileSync } from 'node:fs'
import { randomInt } from 'node:crypto'
import { clock } from '#core/timing/clock'
import { acceptOrRejectDue } from '#coupons/acceptance/acceptance_loop'
import { intake } from '#feed/intake/intake'
import { addAlias } from '#feed/matches/match_keys'
import { settlePending } from '#settlement/actions/settle_pending'
import env from '#start/env'
import { makeMatch, type TestMatch } from '#tests/support/board'
import { listeningPort } from '#tests/support/client'
import { place, slip, type Bettor } from '#tests/coupons/support'
import { bookMarket } from '#tests/support/test_feed'
import { sharedPath } from '#tests/support/shared_data'

const TOKEN = 'a-feed-of-the-tests'
/** Longer than any acceptance delay. */
const WAIT_MS = 20_000
export const STAKE = 1_000
export const ODDS = 2_000

/** Lets the server take documents until the group is over. */
export function openEndpoint(): () => void {
  const before = env.get('FEED_TOKEN')
  env.set('FEED_TOKEN', TOKEN)
  return () => env.set('FEED_TOKEN', before ?? '')
}

/** Posts one document, and waits until its effects are written. Resolves to the status. */
export async function post(producer: string, document: string): Promise<number> {
  const url = `http://127.0.0.1:${await listeningPort()}/v1/feed/${producer}/messages`
  const { status } = await fetch(url, {
    method: 'POST',
    body: document,
    headers: { 'authorization': `Bearer ${TOKEN}`, 'content-type': 'application/xml' },
  })
  await intake.idle()
  await settlePending()
  return status
}

export interface FedMatch {
  match: TestMatch
  /** The vendor's name of the match. */
  number: number
}

/** A match that a feed knows by a number of its own; `keyOf` turns the number into the feed's key. */
export async function fedMatch(
  keyOf: (number: number) => string,
  options: Parameters<typeof makeMatch>[0]
): Promise<FedMatch> {
  const match = await makeMatch(options)
  const number = randomInt(10_000_000, 900_000_000)
  await addAlias(match.id, keyOf(number))
  return { match, number }
}

/** A document of the shared folder, or without the folder a stand-in of the same shape. */
export function sharedOr(name: string, standIn: string): string {
  const path = sharedPath('data', name)
  return existsSync(path) ? readFileSync(path, 'utf8') : standIn
}

/** Places a coupon on one outcome and waits until it is accepted or rejected; resolves to its id. */
export async function bet(
  { session }: Bettor,
  match: TestMatch,
  [typeId, specifier, key]: readonly [number, string, string]
): Promise<number> {
  const outcome = bookMarket(match, typeId, specifier).outcomes.find((one) => one.key === key)
  const { status, body } = await place(
    session,
    slip([[outcome?.id ?? 0, ODDS]], { totalStakeMinor: STAKE })
  )
  if (status !== 201) throw new Error(`the bet was refused: ${JSON.stringify(body)}`)
  if (body.state === 'accepted') return body.id
  const now = clock.now()
  clock.set(body.acceptAt ?? now + WAIT_MS)
  const decided = (await acceptOrRejectDue()).find(({ couponId }) => couponId === body.id)
  if (decided?.violations.length !== 0) throw new Error(`not accepted: ${JSON.stringify(decided)}`)
  return body.id
}
