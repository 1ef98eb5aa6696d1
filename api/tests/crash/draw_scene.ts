/** Players and a desk who buy tickets of draws from a server that is killed. */
import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { DrawPurchase } from '@grandstand/shared-types/wire/draws'
import { ticketCode } from '#printing/ticket_signature'
import { siteEnding } from '@grandstand/shared-types/coupons/model/ticket_code'
import { server } from '#tests/crash/server_process'
import { DESK_RIGHTS, open } from '#tests/desk/desk_support'
import { buy, openDraws, PRODUCTS, type Order } from '#tests/draws/draw_support'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeSite, makeUser, type TestSite, type TestUser } from '#tests/support/factories'
import type { generator } from '#tests/support/random'

const PLAYERS = 11
export const START_MINOR = 10_000_000

interface Buyer {
  user: TestUser
  session: ApiSession
  path: string
}

export interface DrawScene {
  site: TestSite
  players: TestUser[]
  desk: TestUser
  deskSession: ApiSession
  buyers: Buyer[]
  drawIds: number[]
}

/** A new server that sells tickets of `count` draws. */
export async function drawScene(count: number): Promise<DrawScene> {
  const site = await makeSite()
  const drawIds = await openDraws('keno', count)
  const players: TestUser[] = []
  for (let i = 0; i < PLAYERS; i++) {
    players.push(
      await makeUser({ site, type: 'player', products: PRODUCTS, balanceMinor: START_MINOR })
    )
  }
  const dealer = await makeUser({ site, type: 'dealer', permissions: DESK_RIGHTS })
  const permissions = DESK_RIGHTS
  const desk = await makeUser({ site, type: 'terminal', parent: dealer, permissions })
  // one that runs already knows neither the brand nor the game
  await server.stop()
  await server.start()
  const port = await server.port()
  const buyers: Buyer[] = []
  for (const user of players) {
    const session = await signInAs(site, user, undefined, port)
    buyers.push({ user, session, path: '/v1/draw-tickets' })
  }
  const deskSession = await signInAs(site, desk, undefined, port)
  const opened = await open(deskSession, START_MINOR)
  if (opened.status !== 201) throw new Error(JSON.stringify(opened.body))
  buyers.push({ user: desk, session: deskSession, path: '/v1/desk/draw-tickets' })
  return { site, players, desk, deskSession, buyers, drawIds }
}

export interface Purchase {
  buyer: Buyer
  order: Order
  key: string
}

/** Purchases of one to three draws with one to three bets of one number, of which a fourth wins. */
export function purchasesOf(
  { buyers, drawIds }: DrawScene,
  count: number,
  random: ReturnType<typeof generator>
): Purchase[] {
  return Array.from({ length: count }, (_, index) => {
    const first = random(drawIds.length)
    const bets = Array.from({ length: 1 + random(3) }, () => ({
      stakeMinor: 100 + random(900),
      numbers: [1 + random(80)],
    }))
    const [buyer, drawId] = [buyers[index % buyers.length], drawIds[first]]
    if (!buyer || drawId === undefined) throw new Error('nobody buys')
    const draws = Math.min(drawIds.length - first, 1 + random(3))
    return { buyer, order: { drawId, draws, bets }, key: randomUUID() }
  })
}

/** The tickets, or the error key; null without an answer: the server was killed. */
export async function purchase({ buyer: { session, path }, order, key }: Purchase) {
  try {
    const { status, body } = await buy<DrawPurchase & Refusal>(session, order, key, path)
    if (status >= 500) return null
    return status === 201 ? body.tickets : body.error.key
  } catch {
    return null
  }
}

/** Ends the sales of a draw now; its result comes at once. */
export const endSales = (drawId: number): Promise<unknown> =>
  db.from('draws').where('id', drawId).update({ closes_at: Date.now(), draws_at: Date.now() })

/** The signed code of an original paper of a ticket. */
export async function paperOf(
  { site, desk }: Pick<DrawScene, 'site' | 'desk'>,
  ticketId: number
): Promise<string> {
  await db.table('draw_ticket_prints').insert({
    ticket_id: ticketId,
    paper: 'ticket',
    print_number: 1,
    copy_number: 0,
    status: 'printed',
    asked_by: desk.id,
    asked_at: Date.now(),
    ip: '',
  })
  const ending = siteEnding(site.id)
  return ticketCode(
    { siteEnding: ending, couponId: ticketId, printNumber: 1, isCopy: false },
    'drawTicket'
  )
}
