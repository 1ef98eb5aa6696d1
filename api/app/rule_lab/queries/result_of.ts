import { reads } from '#core/database/lagging_reads'
import type { Difference, TrialSums } from '@grandstand/shared-types/rule_lab/trial_sums'
import type {
  TrialCurrency,
  TrialDifference,
  TrialResult,
} from '@grandstand/shared-types/wire/betting/rule_lab'
import { whereAmong } from '#core/database/transactions'
import { dayIn } from '#core/timing/calendar_day'

/** The sums as staff read them, with codes and names of the biggest differences. */
export async function resultOf(
  subject: TrialResult['subject'],
  sums: TrialSums,
  timeZone: string
): Promise<TrialResult> {
  const currencies = sums.currencies()
  const biggest = currencies.flatMap((one) => one.biggest)
  const names = await textsOf(
    'users',
    'username',
    biggest.map(({ userId }) => userId)
  )
  const codes = await codesOf(
    subject,
    biggest.map(({ id }) => id)
  )
  const shown = ({ id, userId, at, before, after, costMinor }: Difference): TrialDifference => ({
    ...{ id, userId, at, costMinor },
    code: codes.get(id) ?? '',
    username: names.get(userId) ?? '',
    stakeMinor: before.stakeMinor,
    paidMinor: before.paidMinor,
    triedStakeMinor: after.stakeMinor,
    triedPaidMinor: after.paidMinor,
    grantedMinor: before.grantedMinor ?? 0,
    triedGrantedMinor: after.grantedMinor ?? 0,
    refusedBy: after.refusedBy,
  })
  return {
    subject,
    timeZone,
    count: sums.count,
    touchedCount: sums.touchedCount,
    refusedCount: sums.refusedCount,
    userCount: sums.userCount,
    currencies: currencies.map(({ biggest: own, days, ...money }): TrialCurrency => ({
      ...money,
      biggest: own.map(shown),
      days: days.map(({ startsAt, ...day }) => ({ day: dayIn(timeZone, startsAt), ...day })),
    })),
  }
}

async function codesOf(
  subject: TrialResult['subject'],
  ids: readonly number[]
): Promise<Map<number, string>> {
  if (subject === 'coupon') return textsOf('coupons', 'code', ids)
  return subject === 'deposit' ? textsOf('payments', 'reference', ids) : new Map()
}

async function textsOf(
  table: 'users' | 'coupons' | 'payments',
  column: string,
  ids: readonly number[]
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows: { id: number; text: string }[] = await whereAmong(
    reads().query<{ id: number; text: string }>().from(table),
    'id',
    ids
  ).select({ id: 'id', text: column })
  return new Map(rows.map(({ id, text }) => [id, text]))
}
