/** Random days of a branch: the statements add up to the ledger to the cent (must-hold M1, rules 8.9 and 8.10). */
import { test } from '@japa/runner'
import type { Standing } from '@grandstand/shared-types/wire/people/standing'
import type {
  StatementBranch,
  StatementDays,
  StatementRow,
} from '@grandstand/shared-types/wire/money/statements'
import type { ListTotals } from '@grandstand/shared-types/wire/lists'
import { entriesOf, STATEMENT_FLOWS } from '@grandstand/shared-types/statements/figures'
import { principalOf } from '#accounts/actions/open_session'
import User from '#accounts/models/user'
import { must } from '#core/errors/must'
import { clock } from '#core/timing/clock'
import { moveCredit } from '#dealers/actions/move_credit'
import { askOffer, cancel, sell } from '#tests/coupons/after_support'
import { makeMatch, type TestMatch } from '#tests/support/board'
import { signInAs } from '#tests/support/client'
import { makeUser, type TestUser } from '#tests/support/factories'
import { generator, SEED } from '#tests/support/random'
import { ended, enter, placeTestCoupon } from '#tests/settlement/support'
import { firstBreak } from '#tests/support/books'
import {
  allEntries,
  couponsNow,
  type StoredCoupon,
  type StoredEntry,
} from '#tests/statements/stored_rows'
import {
  asAdminOf,
  closeDay,
  dailySite,
  givePlan,
  percent,
} from '#tests/statements/statement_support'

const DAYS = 4
const ACTS_A_DAY = 14

/** What each kind of transfer is called in a statement; written out again on purpose. */
const FIGURE: Record<string, keyof StatementRow> = {
  stake: 'stakesMinor',
  win: 'payoutsMinor',
  bonus: 'bonusesMinor',
  refund: 'cancelledMinor',
  resettle: 'correctionsMinor',
  sell: 'soldMinor',
  creditSent: 'givenMinor',
  creditTaken: 'takenMinor',
  commissionPaid: 'commissionMinor',
}

const KINDS_AT_LEAST = ['stake', 'win', 'refund', 'creditSent', 'commissionPaid']

test.group('Statements of random days', (group) => {
  group.each.teardown(() => clock.reset())

  test(`add up to the ledger to the cent, and commission to a sum over single coupons (SEED=${SEED})`, async ({
    assert,
  }) => {
    const below = generator(SEED)
    const one = <T>(list: readonly T[]): T => list[below(list.length)]!
    const { site, admin } = await dailySite()
    const rich = { site, balanceMinor: 500_000, permissions: ['statements.view' as const] }
    const top = await makeUser({ ...rich, type: 'dealer' })
    const middle = await makeUser({ ...rich, type: 'dealer', parent: top, isOnCredit: true })
    const partner = await makeUser({ ...rich, type: 'partner', parent: middle })
    const bare = await makeUser({ ...rich, type: 'dealer', parent: top })
    const keepers = [top, middle, partner, bare]
    const players: { user: TestUser; keeper: TestUser | null }[] = []
    for (const keeper of [...keepers, null]) {
      const user = await makeUser({ ...rich, type: 'player', parent: keeper ?? admin })
      players.push({ user, keeper })
    }
    const keeperOf = (userId: number) =>
      keepers.find(({ id }) => id === userId) ??
      players.find(({ user }) => user.id === userId)?.keeper ??
      null
    await givePlan(
      top,
      percent(8, {
        bands: [
          { fromSelections: 1, rate: 300 },
          { fromSelections: 2, rate: 800 },
        ],
      })
    )
    await givePlan(
      middle,
      percent(6, {
        bands: [
          { fromSelections: 1, rate: 150 },
          { fromSelections: 2, rate: 600 },
        ],
      })
    )
    await givePlan(partner, percent(20, { basis: 'grossWin', scope: 'own' }))

    const matches: TestMatch[] = []
    const open: { id: number; player: TestUser }[] = []
    const acts = {
      async place() {
        const { user } = one(players)
        const match = await makeMatch()
        matches.push(match)
        const picks = [{ match, market: '1', key: one(['1', 'X', '2']) }]
        if (below(2) === 0) picks.push({ match: one(matches), market: '1', key: '1' })
        const isSound = new Set(picks.map((pick) => pick.match.id)).size === picks.length
        const stakePerLineMinor = 1 + below(20_000)
        const bonus = { minOddsMilli: 1500, minCount: 2, percentPerStep: 5 }
        const options = { picks: isSound ? picks : picks.slice(0, 1), stakePerLineMinor, bonus }
        open.push({ id: await placeTestCoupon(user, options), player: user })
      },
      async result() {
        if (matches.length === 0) return
        const facts =
          below(5) === 0
            ? ({ status: 'cancelled', periods: {} } as const)
            : ended([below(3), below(3)])
        await enter(one(matches), facts)
      },
      async credit() {
        const [from, to] = one([
          [admin, top],
          [top, middle],
          [middle, partner],
          [partner, players[2]!.user],
          [admin, players[4]!.user],
        ] as const)
        const principal = await principalOf(await User.findOrFail(from.id))
        await moveCredit(
          to.id,
          { direction: one(['send', 'take'] as const), amountMinor: 1 + below(9_000) },
          { principal, ip: '', idempotencyKey: `random-${site.id}-${clock.now()}-${below(1e9)}` }
        )
      },
      async end() {
        const coupon = open.pop()
        if (!coupon) return
        const session = await signInAs(site, coupon.player)
        if (below(2) === 0) await cancel(session, coupon.id)
        else {
          const offer = await askOffer(session, coupon.id)
          if (offer.status === 200) await sell(session, coupon.id, offer.body.offerId)
        }
      },
    }
    const NAMES = ['place', 'place', 'place', 'result', 'result', 'credit', 'end'] as const

    const carried = new Map<number, number>()
    let counted = new Map<number, StoredCoupon>()
    let asAdmin = await asAdminOf({ site, admin })
    for (let day = 0; day < DAYS; day++) {
      for (let act = 0; act < ACTS_A_DAY; act++) {
        clock.set(clock.now() + 1_000)
        await acts[one(NAMES)]()
      }
      const now = await couponsNow(site.id)
      const foretold = await standings()
      assert.equal(await closeDay(site), 1)
      asAdmin = await asAdminOf({ site, admin })
      const { body: rows } = await asAdmin.list<StatementRow>('statements', {
        sort: ['id', 'DESC'],
        range: [0, keepers.length - 1],
      })
      assert.sameMembers(
        rows.map(({ dealerId }) => dealerId),
        keepers.map(({ id }) => id)
      )
      const entries = await allEntries(site.id)
      for (const row of rows) checkFigures(row, entries)
      for (const row of rows) {
        await checkRows(row)
        await checkDays(row)
      }
      checkCommission(rows, now)
      checkForetold(rows, foretold)
      counted = now
      await checkBranch(rows)
      for (const row of rows) {
        // one of the dealers is paid, which the next day counts
        if (row.dealerId !== middle.id) continue
        await asAdmin.post(`/v1/statements/${row.id}/approve`)
        assert.equal((await asAdmin.post(`/v1/statements/${row.id}/pay`)).status, 200)
      }
    }
    assert.isNull(await firstBreak())
    // the days must have had all that a statement tells apart
    const kinds = new Set((await allEntries(site.id)).map(({ kind }) => kind))
    assert.includeMembers([...kinds], KINDS_AT_LEAST)

    async function standings(): Promise<Map<number, Standing>> {
      const told = new Map<number, Standing>()
      for (const keeper of keepers) {
        const session = await signInAs(site, keeper)
        told.set(keeper.id, (await session.get<Standing>('/v1/dashboard/standing')).body)
      }
      return told
    }

    /** What the running period showed just before its end is what its statement says. */
    function checkForetold(rows: readonly StatementRow[], told: Map<number, Standing>): void {
      for (const row of rows) {
        const { startsAt, endsAt, commission } = told.get(row.dealerId)?.period ?? {}
        const { earnedMinor, carriedMinor, payableMinor } = row
        assert.deepEqual([startsAt, endsAt], [row.startsAt, row.endsAt])
        assert.containsSubset(commission, { earnedMinor, carriedMinor, payableMinor })
      }
    }

    function checkFigures(row: StatementRow, all: readonly StoredEntry[]): void {
      const isMoney = ({ pocket }: StoredEntry) => pocket !== 'debt' && pocket !== 'lent'
      const own = all.filter(({ userId }) => keeperOf(userId)?.id === row.dealerId)
      const sum = (list: readonly StoredEntry[]) =>
        list.reduce((total, { amount }) => total + amount, 0)
      const isIn = ({ at }: StoredEntry) => at >= row.startsAt && at < row.endsAt
      for (const [kind, figure] of Object.entries(FIGURE)) {
        const entries = own.filter((entry) => isIn(entry) && isMoney(entry) && entry.kind === kind)
        assert.equal(row[figure], sum(entries), `${row.dealerName} ${figure}`)
      }
      const before = own.filter((entry) => isMoney(entry) && entry.at < row.startsAt)
      const until = own.filter((entry) => isMoney(entry) && entry.at < row.endsAt)
      assert.equal(row.openingMinor, sum(before))
      assert.equal(row.closingMinor, sum(until))
      const debt = own.filter(({ pocket, at }) => pocket === 'debt' && at < row.endsAt)
      assert.equal(row.debtMinor, 0 - sum(debt))
    }

    async function sumOf(filter: Record<string, unknown>): Promise<number> {
      const query = new URLSearchParams({ filter: JSON.stringify(filter) })
      const { body } = await asAdmin.get<ListTotals>(`/v1/ledger-entries/totals?${query}`)
      const { inMinor = 0, outMinor = 0 } = body.sums[0]?.amounts['amountMinor'] ?? {}
      return inMinor + outMinor
    }

    /** Each figure opens exactly the entries that it sums up. */
    async function checkRows(row: StatementRow): Promise<void> {
      for (const flow of STATEMENT_FLOWS) {
        const sum = await sumOf(entriesOf(row, flow))
        assert.equal(sum, row[`${flow}Minor`], `${row.dealerName} ${flow}`)
      }
      assert.equal(await sumOf(entriesOf(row, 'all')), row.closingMinor - row.openingMinor)
    }

    function checkCommission(rows: readonly StatementRow[], now: Map<number, StoredCoupon>): void {
      const earned = new Map(keepers.map(({ id }) => [id, 0]))
      for (const [id, coupon] of now) {
        const turnover = coupon.turnover - (counted.get(id)?.turnover ?? 0)
        const gross = coupon.gross - (counted.get(id)?.gross ?? 0)
        const keeper = keeperOf(coupon.userId)
        if (!keeper) continue
        const isMany = coupon.selections > 1
        const isInMiddle = keeper.id === middle.id || keeper.id === partner.id
        const middleRate = isInMiddle ? (isMany ? 600 : 150) : 0
        add(top, turnover * ((isMany ? 800 : 300) - middleRate))
        add(middle, turnover * middleRate)
        if (keeper.id === partner.id) add(partner, gross * 2000)
      }
      function add({ id }: TestUser, share: number): void {
        earned.set(id, (earned.get(id) ?? 0) + share)
      }
      for (const row of rows) {
        const total = Math.floor((earned.get(row.dealerId) ?? 0) / 10_000)
        const due = total + (carried.get(row.dealerId) ?? 0)
        assert.equal(row.earnedMinor, total, row.dealerName)
        assert.equal(row.payableMinor, Math.max(0, due), row.dealerName)
        assert.equal(row.carryMinor, Math.min(0, due), row.dealerName)
        carried.set(row.dealerId, Math.min(0, due))
      }
    }

    /** The days of a statement add up to its figures. */
    async function checkDays(row: StatementRow): Promise<void> {
      const { body } = await asAdmin.get<StatementDays>(`/v1/statements/${row.id}/days`)
      const placed = body.own.reduce((total, day) => total + day.stakesMinor, 0)
      assert.equal(placed, 0 - row.stakesMinor - row.cancelledMinor, row.dealerName)
      const paid = body.own.reduce((total, day) => total + day.payoutsMinor, row.openingMinor)
      const others = row.givenMinor + row.takenMinor + row.commissionMinor + row.cardsMinor
      assert.equal(paid - placed + others, row.closingMinor, row.dealerName)
    }

    async function checkBranch(rows: readonly StatementRow[]): Promise<void> {
      const ofTop = rows.find(({ dealerId }) => dealerId === top.id)
      const of = must(ofTop, 'statement of the top')
      const { body } = await asAdmin.get<StatementBranch>(`/v1/statements/${of.id}/branch`)
      const sum = (figure: keyof StatementBranch & keyof StatementRow) =>
        rows.reduce((total, row) => total + row[figure], 0)
      assert.equal(body.count, keepers.length)
      for (const figure of ['stakesMinor', 'givenMinor', 'closingMinor', 'payableMinor'] as const) {
        assert.equal(body[figure], sum(figure), figure)
      }
      for (const flow of ['stakes', 'given', 'payouts'] as const) {
        assert.equal(await sumOf(entriesOf(of, flow, 'branch')), body[`${flow}Minor`], flow)
      }
      const { body: days } = await asAdmin.get<StatementDays>(`/v1/statements/${of.id}/days`)
      const placed = days.branch.reduce((total, day) => total + day.stakesMinor, 0)
      assert.equal(placed, 0 - body.stakesMinor - body.cancelledMinor)
    }
  })
})
