/** Money that has come is credited whatever rules say: it is the player's. Staff are told of what rules forbid. */
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { MINIMUM_AGE_YEARS } from '@grandstand/shared-types/accounts/field_limits'
import type { StepNote } from '@grandstand/shared-types/payments/reasons'
import { inTransaction } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import { confirmAfterDeposit } from '#bonuses/requests/confirm_waiting'
import { bettingProfiles } from '#accounts/queries/betting_profile'
import type { Payment } from '#payments/moving/payment'
import { writeStep } from '#payments/moving/write_step'
import { moneyUse, periodStarts } from '#protection/queries/own_use'
import { isExcluded, protectionOf, type ProtectionSettings } from '#protection/queries/settings_of'

/**
 * Confirms the requests for bonuses that waited for these deposits, and writes a step beside each that was credited to a player who is excluded (must-hold A7), too young or
 * here twice (must-hold A9), or whose own limit it exceeds (must-hold A6). Call it outside a transaction; it never throws.
 */
export async function noteCredited(moved: readonly Payment[]): Promise<void> {
  const credited = moved.filter(
    ({ direction, state }) => direction === 'deposit' && state === 'paid'
  )
  if (credited.length === 0) return
  await confirmAfterDeposit(credited.map(({ userId }) => userId))
  try {
    const suspects = await whoMayBreakARule(credited.map(({ userId }) => userId))
    for (const payment of credited) {
      const note = suspects.has(payment.userId) ? await faultOf(payment) : null
      if (note === null) continue
      const { id, state } = payment
      await inTransaction((trx) =>
        writeStep(trx, id, { state, actorId: null, note, transferId: null })
      )
    }
  } catch (error) {
    const paymentIds = credited.map(({ id }) => id)
    logger.error({ paymentIds, err: error }, 'credited deposits could not be checked')
  }
}

/** Most players have no limit, no exclusion and no fault: one statement finds them, since a credit must stay cheap. */
const MAY_BREAK_A_RULE = `(
  exists (select 1 from own_limits l where l.user_id = u.id and l.ended_at is null)
  or exists (select 1 from player_exclusions x where x.user_id = u.id)
  or exists (select 1 from player_exclusions x where x.identity_key = u.identity_key)
  or exists (
    select 1 from users o where o.site_id = u.site_id and o.identity_key = u.identity_key and o.id < u.id)
  or u.birth_date > ?)`

async function whoMayBreakARule(userIds: readonly number[]): Promise<Set<number>> {
  const year = new Date(clock.now()).getUTCFullYear() - MINIMUM_AGE_YEARS - 1
  const found: { id: number }[] = await db
    .from('users as u')
    .whereIn('u.id', [...new Set(userIds)])
    .whereRaw(MAY_BREAK_A_RULE, [`${year}-01-01`])
    .select('u.id')
  return new Set(found.map(({ id }) => Number(id)))
}

async function faultOf({ siteId, userId }: Payment): Promise<StepNote | null> {
  const settings = (await protectionOf([userId])).get(userId)
  if (settings && isExcluded(settings)) return 'creditedExcluded'
  const profile = (await bettingProfiles([userId])).get(userId)
  if (profile?.personFault) return 'creditedUnfit'
  return settings && (await isOverLimit(siteId, settings)) ? 'creditedOverLimit' : null
}

async function isOverLimit(siteId: number, { userId, limits }: ProtectionSettings) {
  const own = limits.filter(({ kind }) => kind === 'deposit')
  if (own.length === 0) return false
  const use = await moneyUse(db.connection(), userId, 'deposit', await periodStarts(siteId))
  return own.some(({ period, value }) => use[period] > value)
}
