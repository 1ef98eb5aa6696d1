/**
 * Commission computed again, coupon by coupon (rules 8.10): the worth of each coupon on the night before the
 * statements, less its worth on the nights that earlier periods counted.
 */
import { numberOf, textOf, type Database } from './database.ts'
import type { People, Person } from './people.ts'
import { dayOf, plansOn, type Plan } from './plans.ts'

/** Minor units. */
export interface CouponWorth {
  userId: number
  selections: number
  turnover: number
  gross: number
  net: number
}

/** Coupons whose worth had changed by a night; `at` is the number of the period that is drawn up next. */
export interface Night {
  at: number
  coupons: ReadonlyMap<number, CouponWorth>
}

const WORTH_OF = { turnover: 'turnover', grossWin: 'gross', netWin: 'net' } as const
const CURRENCY = 'TRY'

export async function commissionDifferences(
  db: Database,
  people: People,
  nights: readonly Night[]
): Promise<string[]> {
  const periods = await db.rows('select * from statement_periods order by starts_at')
  const versions = await db.rows('select * from commission_versions order by from_day')
  const given = await db.rows('select * from dealer_commissions order by from_day')
  const counted = new Map<number, CouponWorth>()
  const carries = new Map<number, number>()
  const differences: string[] = []
  for (const [index, period] of periods.entries()) {
    const planOf = plansOn(dayOf(numberOf(period, 'starts_at')), versions, given)
    const earned = new Map<number, bigint>()
    const base = new Map<string, number>()
    const changed = nights.filter(({ at }) => at === index).flatMap(({ coupons }) => [...coupons])
    // a coupon that changed on several nights of the period counts as it was on the last one
    for (const [id, now] of new Map(changed)) {
      const before = counted.get(id)
      const news = {
        ...now,
        turnover: now.turnover - (before?.turnover ?? 0),
        gross: now.gross - (before?.gross ?? 0),
        net: now.net - (before?.net ?? 0),
      }
      counted.set(id, now)
      const dealers = people.dealersOf(now.userId)
      for (const what of ['turnover', 'gross', 'net'] as const) {
        const key = `${dealers[0]?.id}:${what}`
        base.set(key, (base.get(key) ?? 0) + news[what])
      }
      for (const [dealerId, share] of sharesOf(news, dealers, planOf)) {
        earned.set(dealerId, (earned.get(dealerId) ?? 0n) + share)
      }
    }
    for (const row of await db.rows(`select * from statements where period_id = ${period['id']}`)) {
      const dealerId = numberOf(row, 'dealer_id')
      const total = floorOf(earned.get(dealerId) ?? 0n)
      const carried = carries.get(dealerId) ?? 0
      const forgets = planOf(dealerId)?.negative === 'reset'
      const due = forgets ? total : total + carried
      const carry = forgets ? 0 : Math.min(0, due)
      carries.set(dealerId, carry)
      const figures: Record<string, number> = {
        turnover: base.get(`${dealerId}:turnover`) ?? 0,
        gross_win: base.get(`${dealerId}:gross`) ?? 0,
        net_win: base.get(`${dealerId}:net`) ?? 0,
        earned: total,
        carried,
        payable: Math.max(0, due),
        carry,
      }
      for (const [name, amount] of Object.entries(figures)) {
        if (row['currency'] === CURRENCY && numberOf(row, name) === amount) continue
        differences.push(
          `commission of ${people.nameOf(dealerId)}, period ${index}: ${name} is ${row[name]}, and should be ${amount}`
        )
      }
    }
  }
  return [...differences, ...(await paymentDifferences(db))]
}

/** The commission of each dealer on one coupon, in ten-thousandths of a minor unit. */
function sharesOf(
  worth: CouponWorth,
  dealers: readonly Person[],
  planOf: (dealerId: number) => Plan | undefined
): [number, bigint][] {
  const rateOf = ({ bands }: Plan): number =>
    bands
      .toSorted((a, b) => b.fromSelections - a.fromSelections)
      .find(({ fromSelections }) => fromSelections <= worth.selections)?.rate ?? 0
  const shares: [number, bigint][] = []
  const paid = { turnover: 0, grossWin: 0, netWin: 0 }
  for (const [step, { id }] of dealers.entries()) {
    const plan = planOf(id)
    if (!plan || (step > 0 && plan.scope === 'own')) continue
    let rate = rateOf(plan)
    for (const above of dealers.slice(step + 1)) {
      const bound = planOf(above.id)
      if (bound?.basis === plan.basis && bound.scope === 'branch') {
        rate = Math.min(rate, rateOf(bound))
      }
    }
    const more = Math.max(0, rate - paid[plan.basis])
    paid[plan.basis] += more
    shares.push([id, BigInt(worth[WORTH_OF[plan.basis]]) * BigInt(more)])
  }
  return shares
}

/** Ten-thousandths to whole minor units, toward minus infinity. */
const floorOf = (share: bigint): number =>
  Number((share - (((share % 10_000n) + 10_000n) % 10_000n)) / 10_000n)

/** Differences unless each paid statement moved its commission exactly once. */
async function paymentDifferences(db: Database): Promise<string[]> {
  const rows = await db.rows(
    `select s.id, s.payable, s.state, coalesce(sum(e.amount), 0) as paid from statements s
     left join ledger_transfers t on t.kind = 'commissionPaid' and t.reference_type = 'statement'
       and t.reference_id = s.id
     left join ledger_entries e on e.transfer_id = t.id and e.amount > 0
     group by s.id, s.payable, s.state`
  )
  return rows.flatMap((row) => {
    const due = ['paid', 'locked'].includes(textOf(row, 'state')) ? numberOf(row, 'payable') : 0
    if (numberOf(row, 'paid') === due) return []
    return [`statement ${row['id']}: ${row['paid']} was paid of ${due}`]
  })
}
