/**
 * Every page, opened by each type of user: it opens, asks for a sign-in, or leads home, as its guard says (rules 9.1),
 * without an error. A page that only visitors or online players open is examined for faults of accessibility here; the
 * others are in pages.spec.ts.
 */
import {
  expect,
  request as requests,
  test,
  type APIRequestContext,
  type BrowserContext,
} from '../../e2e/test.ts'
import { DEFAULT_FLAGS } from '@grandstand/shared-types/sites/flags'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { faultsOf } from '../../e2e/axe.ts'
import { admission } from '../src/app/admission.ts'
import type { PlayerPage } from '../src/navigation/page.ts'
import { newCashier, newPlayer, signInAdmin, type Actor } from './support/accounts.ts'
import { openMatches, sellOn } from './support/coupons.ts'
import { allPaths, filledIn, NO_MAIL, OF_A_MAIL, opensFor } from './support/pages.ts'
import { buyTicket, makeRows } from './support/params.ts'
import { Walk } from './support/walk.ts'

const softly = expect.configure({ soft: true })

/** What the walk of a user begins with. */
interface Walker {
  me: Me | null
  /** The player whose rows the walk opens. */
  player: Actor
  /** Values of parameters of the user's own. */
  own?: { couponId: number; drawTicketId: number }
}

interface Place {
  admin: Actor
  context: BrowserContext
  /** A session outside the pages. */
  elsewhere: { request: APIRequestContext }
}

async function playerIn(
  { admin, context }: Place,
  { isOnline }: { isOnline: boolean }
): Promise<Walker> {
  const player = await newPlayer(admin, context, 50_000, { isOnline })
  const me = await player.get<Me>('/v1/me')
  expect(me.isOnline).toBe(isOnline)
  return { me, player }
}

const WALKERS: Record<string, (place: Place) => Promise<Walker>> = {
  'a visitor': async ({ admin, elsewhere }) => ({
    me: null,
    player: await newPlayer(admin, elsewhere),
  }),
  'a player': (place) => playerIn(place, { isOnline: false }),
  'an online player': (place) => playerIn(place, { isOnline: true }),
  'a terminal user': async ({ admin, context, elsewhere }) => {
    const cashier = await newCashier(admin, context)
    await cashier.post('/v1/desk/shifts', { countedMinor: 10_000 })
    const [match] = await openMatches(cashier, 1)
    if (!match) throw new Error('the board is empty')
    const { id: couponId } = await sellOn(cashier, match)
    const { id: drawTicketId } = await buyTicket(cashier, '/v1/desk/draw-tickets')
    const player = await newPlayer(admin, elsewhere)
    return { me: await cashier.get<Me>('/v1/me'), player, own: { couponId, drawTicketId } }
  },
}

/** A page that nobody else opens, and for a visitor one that looks otherwise without a session. */
const isExaminedHere = (page: PlayerPage, me: Me | null): boolean =>
  me === null || !opensFor(page, me.type)

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ mode: 'parallel' })

for (const width of [1280, 390]) {
  for (const [name, enter] of Object.entries(WALKERS)) {
    test(`${name} at ${width} px`, async ({ page, context, baseURL, request }) => {
      const admin = await signInAdmin(baseURL)
      const elsewhere = { request: await requests.newContext({ ...(baseURL && { baseURL }) }) }
      const { me, player, own } = await enter({ admin, context, elsewhere })
      const rows = await makeRows(admin, player, request)
      const params = { ...rows.params, ...NO_MAIL, ...own }
      await page.setViewportSize({ width, height: 844 })
      const walk = await Walk.begin(page)
      expect.soft(await faultsOf(page), 'the frame').toEqual([])
      for (const { form, page: described } of await allPaths()) {
        const path = filledIn(form, params)
        const wanted = admission(described, me, DEFAULT_FLAGS)
        await walk.open(path)
        await softly.poll(() => walk.shown(), { message: path, intervals: [50] }).toBe(wanted)
        if (wanted === 'signIn') await walk.closeSignIn()
        if (wanted === 'open') {
          if (isExaminedHere(described, me)) {
            expect.soft(await faultsOf(page, { part: 'main' }), path).toEqual([])
          }
          expect.soft(await walk.shown(), `${path} stays`).toBe('open')
        }
        // the server refuses a code that it has not sent
        if (!OF_A_MAIL.test(form)) expect.soft(walk.errors, path).toEqual([])
      }
      await rows.close()
      await elsewhere.request.dispose()
    })
  }
}
