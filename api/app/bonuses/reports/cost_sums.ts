/** What grants moved in the ledger, by offer, currency and quarter of an hour. */
import db from '@adonisjs/lucid/services/db'
import { reads } from '#core/database/lagging_reads'
import { BONUS_POCKETS } from '@grandstand/shared-types/bonuses/categories'
import type { BonusFigures } from '@grandstand/shared-types/wire/bonuses/days'
import { QUARTER_MS, type ReportDays } from '#core/requests/report_days'
import { FREE_BET } from '#bonuses/playing/free_bets'

type Figure = Exclude<keyof BonusFigures, 'costMinor'>

export type Sums = Partial<Record<Figure, number>> & {
  bonusId: number
  /** Its first moment, in epoch milliseconds. */
  quarter: number
  currency: string
}

/** Grants of one offer, or of all offers of a brand. */
type Whose = { bonusId: number } | { siteId: number }

export const sumsOf = async (whose: Whose, range: ReportDays): Promise<Sums[]> => [
  ...(await givenIn(whose, range)),
  ...(await countedIn(whose, range)),
  ...(await movedInPockets(whose, range)),
  ...(await movedByFreeBets(whose, range)),
]

/** The figures that sums add up to. */
export function figuresOf(sums: readonly Sums[]): BonusFigures {
  const sum = (figure: Figure) =>
    sums.reduce((all, { [figure]: amount }) => all + Number(amount ?? 0), 0)
  const [grantedMinor, returnedMinor] = [sum('grantedMinor'), sum('returnedMinor')]
  return {
    grantCount: sum('grantCount'),
    grantedMinor,
    countedMinor: sum('countedMinor'),
    convertedMinor: sum('convertedMinor'),
    returnedMinor,
    costMinor: grantedMinor - returnedMinor,
  }
}

/** Grants with what happened in the range, by offer, quarter of an hour and currency. */
function grouped(whose: Whose, { startsAt, endsAt }: ReportDays, at: string) {
  const quarter = `${at} - ${at} % ${QUARTER_MS}`
  return reads()
    .query<Sums>()
    .from('bonus_grants as g')
    .where('bonusId' in whose ? { 'g.bonus_id': whose.bonusId } : { 'g.site_id': whose.siteId })
    .where(at, '>=', startsAt)
    .where(at, '<', endsAt)
    .groupByRaw(`g.bonus_id, ${quarter}, g.currency`)
    .select({ bonusId: 'g.bonus_id', currency: 'g.currency' })
    .select(db.raw(`${quarter} as quarter`))
}

async function givenIn(whose: Whose, range: ReportDays): Promise<Sums[]> {
  return grouped(whose, range, 'g.created_at').count('* as grantCount')
}

async function countedIn(whose: Whose, range: ReportDays): Promise<Sums[]> {
  return grouped(whose, range, 'l.created_at')
    .join('bonus_log as l', 'l.grant_id', 'g.id')
    .whereIn('l.kind', ['counted', 'uncounted'])
    .sum('l.amount as countedMinor')
}

const IN_BONUSES = "a.user_id is null and a.pocket = 'bonuses'"
const IN_A_POCKET = `a.pocket in (${BONUS_POCKETS.map((pocket) => `'${pocket}'`).join(', ')})`
const OWN = `a.user_id is not null and not ${IN_A_POCKET}`

interface Moved {
  /** The kind of the transfers by which the house gives. */
  given: 'bonusGranted' | 'stake'
  /** What the transfers are of: the grant itself, or its coupons. */
  grouping: ReturnType<typeof grouped>
  of: 'bonusGrant' | 'coupon'
  id: string
}

const moved = ({ grouping, of, id, given }: Moved) =>
  grouping
    .join('ledger_transfers as t', (join) => {
      join.on('t.reference_id', id).andOnVal('t.reference_type', of)
    })
    .join('ledger_entries as e', 'e.transfer_id', 't.id')
    .join('ledger_accounts as a', 'a.id', 'e.account_id')
    .select(
      db.raw(`${sumIf(`${IN_BONUSES} and t.kind = '${given}'`, '-e.amount')} as grantedMinor`)
    )
    .select(db.raw(`${sumIf(`${IN_BONUSES} and t.kind <> '${given}'`)} as returnedMinor`))
    .select(db.raw(`${sumIf(OWN)} as convertedMinor`))

const sumIf = (condition: string, amount = 'e.amount'): string =>
  `sum(case when ${condition} then ${amount} else 0 end)`

/** Into pockets and out of them. What plays draw from a pocket and bring to it is no cost: the grant goes on. */
async function movedInPockets(whose: Whose, range: ReportDays): Promise<Sums[]> {
  const grouping = grouped(whose, range, 't.created_at')
  return moved({ grouping, of: 'bonusGrant', id: 'g.id', given: 'bonusGranted' })
}

async function movedByFreeBets(whose: Whose, range: ReportDays): Promise<Sums[]> {
  const grouping = grouped(whose, range, 't.created_at').join('bonus_plays as p', (join) => {
    join.on('p.grant_id', 'g.id').andOnVal('p.pocket', FREE_BET)
  })
  return moved({ grouping, of: 'coupon', id: 'p.play_id', given: 'stake' })
}
