/** Players who place coupons over many connections and, like our apps, store each key before they send it. */
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { PlaceCouponBody } from '@grandstand/shared-types/wire/betting/coupon_actions'
import { server } from '#tests/crash/server_process'
import { place, slip } from '#tests/coupons/support'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { signInAs, type ApiSession } from '#tests/support/client'
import { makeSite, makeUser, type TestUser } from '#tests/support/factories'

const PLAYERS = 24
const MATCHES = 40
const FUNDS_MINOR = 100_000_000
const PRICES: [string, number][] = [
  ['1', 2000],
  ['X', 3400],
  ['2', 3800],
]

export interface CrashPlayer {
  user: TestUser
  session: ApiSession
}

export interface World {
  players: CrashPlayer[]
  matches: TestMatch[]
  fundsMinor: number
}

/** A coupon that a player sent, with its answer, if one arrived. */
export interface Attempt {
  player: CrashPlayer
  key: string
  body: PlaceCouponBody
  answer: { status: number; body: { id: number } } | null
}

let made: Promise<World> | null = null

/** The world of all tests of the suite; starts the server. */
export function crashWorld(): Promise<World> {
  made ??= makeWorld()
  return made
}

async function makeWorld(): Promise<World> {
  const site = await makeSite()
  const limits = { maxPayoutMinor: 10_000_000 }
  const users: TestUser[] = []
  for (let i = 0; i < PLAYERS; i++) {
    users.push(await makeUser({ site, type: 'player', balanceMinor: FUNDS_MINOR, limits }))
  }
  const matches: TestMatch[] = []
  for (let i = 0; i < MATCHES; i++) matches.push(await makeMatch())
  // one that another test has started does not know the brand yet
  await server.stop()
  await server.start()
  const port = await server.port()
  const players: CrashPlayer[] = []
  for (const user of users) {
    players.push({ user, session: await signInAs(site, user, undefined, port) })
  }
  return { players, matches, fundsMinor: FUNDS_MINOR }
}

/** A combined coupon of three; one in ten has a price that was never offered and is refused. */
export function anyBody({ matches }: World): PlaceCouponBody {
  const first = randomInt(matches.length - 2)
  const second = randomInt(first + 1, matches.length - 1)
  const third = randomInt(second + 1, matches.length)
  const isStale = randomInt(10) === 0
  return slip(
    [first, second, third].map((index) => {
      const [key, odds] = PRICES[randomInt(PRICES.length)] ?? ['1', 2000]
      const match = matches[index]
      if (!match) throw new Error('no such match')
      return [outcomeOf(match, '1', key), isStale ? odds + 1 : odds]
    }),
    { totalStakeMinor: randomInt(100, 1000) }
  )
}

/** Null without an answer: the connection broke, or the server was not able to answer. */
export async function send({ player, body, key }: Attempt): Promise<Attempt['answer']> {
  try {
    const answer = await place(player.session, body, key)
    return answer.status < 500 ? answer : null
  } catch {
    return null
  }
}

/** Sends until an answer arrives, as an app does when it is online again. */
export async function sendUntilAnswered(attempt: Attempt): Promise<Attempt['answer']> {
  const giveUpAt = Date.now() + 60_000
  for (;;) {
    const answer = await send(attempt)
    if (answer || Date.now() > giveUpAt) return answer
    await pause(50)
  }
}

/** Every player places coupons one after the other until the server has ended. */
export async function placeUntilGone(world: World): Promise<Attempt[]> {
  const attempts: Attempt[] = []
  await Promise.all(
    world.players.map(async (player) => {
      for (;;) {
        const attempt = newAttempt(world, player)
        attempts.push(attempt)
        attempt.answer = await send(attempt)
        if (!attempt.answer) return
      }
    })
  )
  return attempts
}

/** Every player places coupons until `isOver`, through every kill, and repeats a key until it is answered. */
export async function placeThrough(
  world: World,
  isOver: () => boolean,
  onAnswer: () => void
): Promise<Attempt[]> {
  const attempts: Attempt[] = []
  await Promise.all(
    world.players.map(async (player) => {
      while (!isOver()) {
        const attempt = newAttempt(world, player)
        attempts.push(attempt)
        attempt.answer = await sendUntilAnswered(attempt)
        onAnswer()
      }
    })
  )
  return attempts
}

const newAttempt = (world: World, player: CrashPlayer): Attempt => ({
  player,
  key: randomUUID(),
  body: anyBody(world),
  answer: null,
})
