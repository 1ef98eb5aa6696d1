import { test } from '@japa/runner'
import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import { clock } from '#core/timing/clock'
import { producers } from '#feed/producers/producers'
import { cashOf, makeBettor, place, slip, type Bettor } from '#tests/coupons/support'
import { alive, documentOf, madeAt, WINDOW, type MsgNr } from '#tests/settlement/betbalancer_661373'
import {
  bet,
  fedMatch,
  ODDS,
  openEndpoint,
  post,
  STAKE,
  type FedMatch,
} from '#tests/settlement/feed_documents'
import { postingsOf } from '#tests/settlement/support'
import { bookMarket, statusOf } from '#tests/support/test_feed'
import { requireWholeBooks } from '#tests/support/books'

const START_CASH = 100_000
const goal = (number: number, key: string) => [8, `goalnr=${number}`, key] as const
const NEXT_GOAL = { home: ODDS, none: ODDS, away: ODDS }
const SETTLING = [21, 33, 45, 46, 47, 48, 49, 50] as const

/** Numbers from 0 to below `limit`, the same for a seed. */
function seeded(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

function shuffled<T>(list: readonly T[], below: (limit: number) => number): T[] {
  const rest = [...list]
  return list.flatMap(() => rest.splice(below(rest.length), 1))
}

class Story {
  readonly coupons = new Map<string, number>()

  private constructor(
    readonly bettor: Bettor,
    readonly fed: FedMatch,
    readonly startsAt: number
  ) {}

  static async begin(): Promise<Story> {
    const startsAt = clock.now() + 60_000
    const fed = await fedMatch((number) => `betbalancer:${number}`, {
      startsAt: startsAt + 90_000,
      prices: { '8:goalnr=1': NEXT_GOAL },
    })
    return new Story(await makeBettor(), fed, startsAt)
  }

  /** Sends the message at the time of its making, after an alive message. */
  async send(msgnr: MsgNr): Promise<void> {
    const at = madeAt(msgnr, this.startsAt)
    if (clock.now() < at) clock.set(at)
    await this.alive()
    await this.again(msgnr)
  }

  async again(msgnr: MsgNr): Promise<void> {
    const status = await post('betbalancer', documentOf(msgnr, this.fed.number, this.startsAt))
    if (status !== 202) throw new Error(`message ${msgnr} was answered ${status}`)
  }

  alive(): Promise<number> {
    return post('betbalancer', alive(clock.now(), this.fed.number, this.startsAt))
  }

  /** Places a bet `afterMs` after the first message. */
  async bet(name: string, afterMs: number, pick: readonly [number, string, string]) {
    if (clock.now() < this.startsAt + afterMs) clock.set(this.startsAt + afterMs)
    await this.alive()
    this.coupons.set(name, await bet(this.bettor, this.fed.match, pick))
  }

  async bets(before: (msgnr: MsgNr) => Promise<void>): Promise<void> {
    await before(5)
    await this.bet('early', 10_000, goal(1, 'home'))
    await before(6)
    await before(10)
    await this.bet('inside', 110_000, goal(1, 'away'))
    await this.bet('after', 250_000, goal(1, 'home'))
    await before(21)
    await before(22)
    await this.bet('second', 350_000, goal(2, 'home'))
    await before(33)
    await before(34)
    await this.bet('third', 530_000, goal(3, 'none'))
    await this.bet('thirdLost', 545_000, goal(3, 'home'))
  }

  /** The state of each coupon: `status payout`. */
  async couponStates(): Promise<Record<string, string>> {
    const seen: Record<string, string> = {}
    for (const [name, id] of this.coupons) {
      const { body } = await this.bettor.session.get<CouponDetail>(`/v1/coupons/${id}`)
      seen[name] = `${body.status} ${body.payoutMinor ?? '-'}`
    }
    return seen
  }

  cash(): Promise<number> {
    return cashOf(this.bettor.session)
  }
}

const WON = `1 ${2 * STAKE}`
const [LOST, VOID, OPEN] = ['-1 0', `-2 ${STAKE}`, '0 -']

test.group('Betbalancer messages of match 661373', (group) => {
  group.setup(() => openEndpoint())
  group.each.setup(() => producers.forget())
  group.each.teardown(() => {
    clock.reset()
    producers.forget()
  })
  group.teardown(async () => {
    await requireWholeBooks()
  })

  test('in the order of msgnr move coupons as the protocol says, each exactly once', async ({
    assert,
  }) => {
    const story = await Story.begin()
    const send = (msgnr: MsgNr) => story.send(msgnr)
    await send(5)
    await story.bet('early', 10_000, goal(1, 'home'))
    await send(6)
    assert.equal(statusOf(story.fed.match, 8, 'goalnr=1'), -1)
    const home = bookMarket(story.fed.match, 8, 'goalnr=1').outcomes[0]
    const refused = await place(story.bettor.session, slip([[home?.id ?? 0, ODDS]]))
    assert.equal(refused.body.error.key, 'marketSuspended')

    await send(10)
    await story.bet('inside', 110_000, goal(1, 'away'))
    await story.bet('after', 250_000, goal(1, 'home'))
    await send(21)
    assert.deepEqual(await story.couponStates(), { early: WON, inside: LOST, after: WON })
    assert.equal(statusOf(story.fed.match, 8, 'goalnr=1'), -3)

    await send(22)
    await story.bet('second', 350_000, goal(2, 'home'))
    await send(33)
    assert.equal((await story.couponStates())['second'], WON)
    await send(34)
    await story.bet('third', 530_000, goal(3, 'none'))
    await story.bet('thirdLost', 545_000, goal(3, 'home'))
    const before = await story.cash()

    await send(45)
    assert.equal((await story.couponStates())['second'], OPEN, 'taken back')
    assert.equal(await story.cash(), before - 2 * STAKE)
    await send(46)
    assert.containsSubset(await story.couponStates(), {
      third: VOID,
      thirdLost: VOID,
      second: OPEN,
    })
    assert.equal(await story.cash(), before)
    await send(47)
    assert.equal((await story.couponStates())['second'], LOST, 'cleared anew')
    await send(48)
    assert.containsSubset(await story.couponStates(), { third: OPEN, thirdLost: OPEN })
    await send(49)
    assert.containsSubset(await story.couponStates(), { third: WON, thirdLost: LOST })
    await send(50)
    assert.containsSubset(await story.couponStates(), { early: WON, inside: VOID, after: WON })
    await send(51)
    assert.deepEqual(await story.couponStates(), {
      early: WON,
      inside: LOST,
      after: WON,
      second: LOST,
      third: WON,
      thirdLost: LOST,
    })
    assert.equal(await story.cash(), START_CASH)
    const posted = (name: string) => postingsOf(story.coupons.get(name) ?? 0)
    assert.deepEqual(await posted('early'), [`win balance ${2 * STAKE}`])
    assert.lengthOf(await posted('second'), 2, 'won, and taken back')
  })

  test('repeated three times, with older ones in between, lead to the same coupons', async ({
    assert,
  }) => {
    const story = await Story.begin()
    const below = seeded(661_373)
    const sent: MsgNr[] = []
    const send = async (msgnr: MsgNr) => {
      await story.send(msgnr)
      sent.push(msgnr)
      const older = shuffled(sent, below).slice(0, 3)
      for (const one of shuffled([msgnr, msgnr, ...older], below)) await story.again(one)
    }
    await story.bets(send)
    for (const msgnr of SETTLING.filter((one) => one > 34)) await send(msgnr)
    assert.deepEqual(await story.couponStates(), {
      early: WON,
      inside: VOID,
      after: WON,
      second: LOST,
      third: WON,
      thirdLost: LOST,
    })
    assert.equal(await story.cash(), START_CASH + STAKE)
    const early = story.coupons.get('early') ?? 0
    assert.deepEqual(await postingsOf(early), [`win balance ${2 * STAKE}`])
  })

  for (const seed of [1, 2]) {
    test(`about settlement, three times each in any order, lead to the coupons of the right order (${seed})`, async ({
      assert,
    }) => {
      const story = await Story.begin()
      await story.bets((msgnr) =>
        msgnr === 21 || msgnr === 33 ? Promise.resolve() : story.send(msgnr)
      )
      clock.set(madeAt(51, story.startsAt))
      const all = [...SETTLING, ...SETTLING, ...SETTLING]
      for (const msgnr of shuffled(all, seeded(seed))) await story.again(msgnr)
      assert.deepEqual(await story.couponStates(), {
        early: WON,
        inside: VOID,
        after: WON,
        second: LOST,
        third: WON,
        thirdLost: LOST,
      })
      assert.equal(await story.cash(), START_CASH + STAKE)
    })
  }

  test('about cancellation void coupons accepted from the first to the last millisecond', async ({
    assert,
  }) => {
    const story = await Story.begin()
    await story.bets((msgnr) => story.send(msgnr))
    const [from, to] = WINDOW.map((ms) => ms + story.startsAt)
    const placedAt = async (name: string) => {
      const id = story.coupons.get(name) ?? 0
      const { body } = await story.bettor.session.get<CouponDetail>(`/v1/coupons/${id}`)
      return body.placedAt
    }
    assert.isBelow(await placedAt('early'), from ?? 0)
    const inside = await placedAt('inside')
    assert.isTrue(inside >= (from ?? 0) && inside <= (to ?? 0))
    assert.isAbove(await placedAt('after'), to ?? 0)
    const cancel = (attributes: string) =>
      documentOf(50, story.fed.number, story.startsAt)
        .replace(/starttime="\d+" endtime="\d+"/, attributes)
        .replace('msgnr="50"', 'msgnr="60"')
    // no document is made later than now
    clock.set(Math.max(clock.now(), madeAt(50, story.startsAt)))
    await post('betbalancer', cancel(`startTime="${inside + 1}" endTime="${inside + 9}"`))
    assert.equal((await story.couponStates())['inside'], LOST)
    await post('betbalancer', cancel(`startTime="${inside}" endTime="${inside}"`))
    assert.containsSubset(await story.couponStates(), { early: WON, inside: VOID, after: WON })
  })
})
