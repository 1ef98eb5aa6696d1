import User from '#accounts/models/user'
import { principalOf } from '#accounts/actions/open_session'
import { test } from '@japa/runner'
import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import { clock } from '#core/timing/clock'
import { producers } from '#feed/producers/producers'
import { enterResult } from '#settlement/actions/enter_result'
import { makeBettor, type Bettor } from '#tests/coupons/support'
import {
  bet,
  fedMatch,
  openEndpoint,
  post,
  sharedOr,
  STAKE,
  type FedMatch,
} from '#tests/settlement/feed_documents'
import { ended, postingsOf } from '#tests/settlement/support'
import { makeUser } from '#tests/support/factories'
import { requireWholeBooks } from '#tests/support/books'

const SECOND_MS = 1_000
const WON = `1 ${2 * STAKE}`
const [LOST, VOID, OPEN] = ['-1 0', `-2 ${STAKE}`, '0 -']
const PRODUCT = 1
const FIRST_GOAL = 'id="62" specifiers="goalnr=1"'
const SHARED_CANCEL = sharedOr(
  'uof-go-mit/bet_cancel.xml',
  `<bet_cancel end_time="1564598513000" event_id="sr:match:18941600" product="1" start_time="1564597838000" ` +
    `timestamp="1564602448841"><market name="1st half - 1st goal" ${FIRST_GOAL} void_reason="12"/></bet_cancel>`
)

/** The first goal of the first half and the result of the match, in play and priced by UOF's live product. */
class Story {
  private constructor(
    readonly bettor: Bettor,
    readonly fed: FedMatch
  ) {}

  static async begin(): Promise<Story> {
    const even = { home: 2000, none: 2000, away: 2000 }
    const fed = await fedMatch((number) => `uof:sr:match:${number}`, {
      startsAt: clock.now() - 60 * SECOND_MS,
      prices: { '62:goalnr=1': even, '1': { '1': 2000, 'X': 3000, '2': 4000 } },
    })
    return new Story(await makeBettor(), fed)
  }

  /** A message about the match, made now. */
  send(name: string, inner: string, attributes = ''): Promise<number> {
    const head = `event_id="sr:match:${this.fed.number}" product="${PRODUCT}" timestamp="${clock.now()}"`
    return post('uof', `<${name} ${head} ${attributes}>${inner}</${name}>`)
  }

  async bet(pick: readonly [number, string, string]): Promise<number> {
    await post('uof', `<alive product="${PRODUCT}" timestamp="${clock.now()}" subscribed="1"/>`)
    const outcomes = (keys: readonly (readonly [number, string])[]) =>
      keys.map(([id, odds]) => `<outcome id="${id}" odds="${odds}" active="1"/>`).join('')
    await this.send(
      'odds_change',
      `<sport_event_status status="1" match_status="6" home_score="0" away_score="0"/><odds>` +
        `<market ${FIRST_GOAL} status="1">${outcomes(NEXT.map((id) => [id, '2.0']))}</market>` +
        `<market id="1" status="1">${outcomes([
          [1, '2.0'],
          [2, '3.0'],
          [3, '4.0'],
        ])}</market></odds>`
    )
    return bet(this.bettor, this.fed.match, pick)
  }

  settle(winner: number, certainty: 1 | 2 = 1): Promise<number> {
    const outcomes = NEXT.map((id) => `<outcome id="${id}" result="${id === winner ? 1 : 0}"/>`)
    return this.send(
      'bet_settlement',
      `<outcomes><market ${FIRST_GOAL}>${outcomes.join('')}</market></outcomes>`,
      `certainty="${certainty}"`
    )
  }

  /** The shared cancellation for another match, window and time, or its rollback. */
  window(name: 'bet_cancel' | 'rollback_bet_cancel', from: number | null, to: number | null) {
    const put = (document: string, attribute: string, at: number | null) =>
      document.replace(new RegExp(`${attribute}="\\d+"`), at === null ? '' : `${attribute}="${at}"`)
    const document = put(put(SHARED_CANCEL, 'start_time', from), 'end_time', to)
      .replace(/sr:match:\d+/, `sr:match:${this.fed.number}`)
      .replace(/timestamp="\d+"/, `timestamp="${clock.now()}"`)
      .replaceAll('bet_cancel', name)
    return post('uof', document)
  }

  async stateOf(id: number): Promise<string> {
    const { body } = await this.bettor.session.get<CouponDetail>(`/v1/coupons/${id}`)
    return `${body.status} ${body.payoutMinor ?? '-'}`
  }

  all(ids: readonly number[]): Promise<string[]> {
    return Promise.all(ids.map((id) => this.stateOf(id)))
  }
}

/** UOF's outcome ids of a next goal: home, none, away. */
const NEXT = [6, 7, 8] as const
const [HOME, NONE] = NEXT
const later = (seconds: number) => clock.set(clock.now() + seconds * SECOND_MS)

test.group('Unified Odds Feed messages', (group) => {
  group.setup(() => openEndpoint())
  group.each.setup(() => producers.forget())
  group.each.teardown(() => {
    clock.reset()
    producers.forget()
  })
  group.teardown(async () => {
    await requireWholeBooks()
  })

  test('of settlement, confirmation, rollback and new settlement move a coupon once each', async ({
    assert,
  }) => {
    const story = await Story.begin()
    const id = await story.bet([62, 'goalnr=1', 'home'])
    later(10)
    for (let time = 0; time < 3; time++) await story.settle(HOME)
    assert.equal(await story.stateOf(id), WON)
    later(1)
    await story.settle(HOME, 2)
    assert.deepEqual(await postingsOf(id), [`win balance ${2 * STAKE}`])
    later(1)
    const rollback = () => story.send('rollback_bet_settlement', `<market ${FIRST_GOAL}/>`)
    clock.set(clock.now(), { frozen: true })
    for (let time = 0; time < 3; time++) await rollback()
    assert.equal(await story.stateOf(id), OPEN)
    clock.set(clock.now() + SECOND_MS)
    await story.settle(NONE)
    assert.equal(await story.stateOf(id), LOST)
    assert.lengthOf(await postingsOf(id), 2, 'paid, and taken back')
  })

  test('of cancellation void coupons accepted inside the window, before and after a settlement', async ({
    assert,
  }) => {
    const story = await Story.begin()
    const pick = [62, 'goalnr=1', 'home'] as const
    const before = await story.bet(pick)
    later(30)
    const from = clock.now()
    const inside = await story.bet(pick)
    const to = clock.now() + SECOND_MS
    later(30)
    const after = await story.bet(pick)
    const ids = [before, inside, after]
    const window = (name: 'bet_cancel' | 'rollback_bet_cancel', start: number | null, end = to) => {
      later(1)
      return story.window(name, start, end)
    }

    await window('bet_cancel', from)
    assert.deepEqual(await story.all(ids), [OPEN, VOID, OPEN])
    later(1)
    await story.settle(HOME)
    assert.deepEqual(await story.all(ids), [WON, VOID, WON])
    await window('rollback_bet_cancel', null)
    assert.deepEqual(await story.all(ids), [WON, VOID, WON], 'another window undoes nothing')
    await window('rollback_bet_cancel', from)
    assert.deepEqual(await story.all(ids), [WON, WON, WON])
    await window('bet_cancel', null)
    assert.deepEqual(await story.all(ids), [VOID, VOID, WON], 'only an end: everything before')
    later(1)
    await story.window('rollback_bet_cancel', null, to)
    later(1)
    await story.window('bet_cancel', from, null)
    assert.deepEqual(await story.all(ids), [WON, VOID, VOID], 'only a start: everything after')
    later(1)
    await story.window('bet_cancel', null, null)
    assert.deepEqual(await story.all(ids), [VOID, VOID, VOID])
    later(1)
    await story.window('rollback_bet_cancel', null, null)
    assert.deepEqual(await story.all(ids), [WON, VOID, VOID], 'the narrower one still holds')
  })

  test('of settlement do not override facts of staff, whichever comes first', async ({
    assert,
  }) => {
    const story = await Story.begin()
    const id = await story.bet([1, '', '1'])
    const admin = await makeUser({ site: story.bettor.site, type: 'admin' })
    const settle = async (winner: number) => {
      later(1)
      const outcomes = [1, 2, 3].map(
        (key) => `<outcome id="${key}" result="${key === winner ? 1 : 0}"/>`
      )
      await story.send(
        'bet_settlement',
        `<outcomes><market id="1">${outcomes.join('')}</market></outcomes>`,
        'certainty="2"'
      )
    }
    await settle(3)
    assert.equal(await story.stateOf(id), LOST)
    await enterResult({
      matchId: story.fed.match.id,
      facts: ended([2, 1]),
      editor: { principal: await principalOf(await User.findOrFail(admin.id)), ip: '' },
      basedOnRevision: 0,
    })
    assert.equal(await story.stateOf(id), WON)
    await settle(2)
    assert.equal(await story.stateOf(id), WON)
  })

  test('of a pulled match: the vendor’s settlement overrides our settlement by its score', async ({
    assert,
  }) => {
    const bettor = await makeBettor()
    const { match, number } = await fedMatch((one) => `betbalancer:${one}`, {
      prices: {
        '1': { '1': 2000, 'X': 3000, '2': 4000 },
        '29': { yes: 2000, no: 2000 },
      },
    })
    const settled = await bet(bettor, match, [1, '', '1'])
    const read = await bet(bettor, match, [29, '', 'yes'])
    const document = (betResult: string) =>
      `<BetbalancerBetData><Timestamp CreatedTime="${new Date(clock.now()).toISOString()}" TimeZone="UTC"/>` +
      `<Sports><Sport BetbalancerSportID="1"><Category BetbalancerCategoryID="1">` +
      `<Tournament BetbalancerTournamentID="1"><Match BetbalancerMatchID="${number}">` +
      `<Result><ScoreInfo><Score Type="FT">2:1</Score><Score Type="HT">1:0</Score></ScoreInfo></Result>` +
      `${betResult}</Match></Tournament></Category></Sport></Sports></BetbalancerBetData>`
    // the match was awarded to the other side: its score and its settlement name different winners
    const voided = '<BetResult><W OddsType="1" OutComeId="-1" OutCome="C"/></BetResult>'
    for (let time = 0; time < 2; time++) {
      assert.equal(await post('betbalancer', document(voided)), 202)
      const stateOf = async (id: number) => {
        const { body } = await bettor.session.get<CouponDetail>(`/v1/coupons/${id}`)
        return `${body.status} ${body.payoutMinor ?? '-'}`
      }
      assert.equal(await stateOf(settled), VOID)
      assert.equal(await stateOf(read), WON, 'where the feed says nothing, its score does')
    }
    assert.lengthOf(await postingsOf(settled), 1)
  })
})
