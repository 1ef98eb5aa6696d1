/** The limits, exclusions and reality checks of players, kept in memory for a few seconds. */
import db from '@adonisjs/lucid/services/db'
import { lasting } from '@grandstand/shared-types/protection/exclusions'
import type { OwnLimit } from '@grandstand/shared-types/protection/own_limits'
import type { ExclusionView } from '@grandstand/shared-types/wire/people/protection'
import { bus } from '#core/bus'
import { clock } from '#core/timing/clock'
import { BriefCache } from '#core/timing/brief_cache'
import { whereAmong } from '#core/database/transactions'

export interface ProtectionSettings {
  userId: number
  /** The own limits in force. */
  limits: OwnLimit[]
  /** The longest running exclusion of any account of the person. */
  exclusion: ExclusionView | null
  /** Minutes between two reality checks, and the time of the last answer; null without checks. */
  reality: { minutes: number; answeredAt: number } | null
}

const CACHE_MS = 5_000
const CACHE_MAX = 50_000
const kept = new BriefCache<number, ProtectionSettings>(CACHE_MS, CACHE_MAX)
// an exclusion reaches every account of a person, so any change empties the whole cache
bus.on('protectionChanged', () => kept.forget())
bus.on('accessChanged', () => kept.forget())

/** Settings by user. Call it outside a transaction. */
export async function protectionOf(
  userIds: readonly number[]
): Promise<Map<number, ProtectionSettings>> {
  const found = new Map<number, ProtectionSettings>()
  for (const id of userIds) {
    const settings = kept.get(id)
    if (settings) found.set(id, settings)
  }
  const missing = [...new Set(userIds)].filter((id) => !found.has(id))
  if (missing.length === 0) return found
  const keep = kept.reading()
  for (const settings of await load(missing)) {
    keep(settings.userId, settings)
    found.set(settings.userId, settings)
  }
  return found
}

async function load(userIds: number[]): Promise<ProtectionSettings[]> {
  const [limits, exclusions, checks] = await Promise.all([
    limitsInForce(userIds),
    exclusionsOf(userIds),
    realityChecks(userIds),
  ])
  return userIds.map((userId) => ({
    userId,
    limits: limits.get(userId) ?? [],
    exclusion: exclusions.get(userId) ?? null,
    reality: checks.get(userId) ?? null,
  }))
}

async function limitsInForce(userIds: readonly number[]): Promise<Map<number, OwnLimit[]>> {
  const query = db
    .query<OwnLimit & { userId: number }>()
    .from('own_limits')
    .whereNull('ended_at')
    .whereNotNull('confirmed_at')
    .select({ userId: 'user_id', kind: 'kind', period: 'period', value: 'value' })
  const byUser = new Map<number, OwnLimit[]>()
  for (const { userId, kind, period, value } of await whereAmong(query, 'user_id', userIds)) {
    const own = byUser.get(Number(userId)) ?? []
    byUser.set(Number(userId), [...own, { kind, period, value: Number(value) }])
  }
  return byUser
}

/** Exclusions by user id: of the account itself, or of another account with the same identity number. */
async function exclusionsOf(userIds: readonly number[]): Promise<Map<number, ExclusionView>> {
  // two joins, each by an index: one join on either column would read every exclusion for every user
  const found = await Promise.all([
    whereAmong(running('player_exclusions.user_id', 'users.id'), 'users.id', userIds),
    whereAmong(
      running('player_exclusions.identity_key', 'users.identity_key'),
      'users.id',
      userIds
    ),
  ])
  const byUser = new Map<number, ExclusionView>()
  for (const row of found.flat()) {
    const { userId, kind, startsAt } = row
    const endsAt = row.endsAt === null ? null : Number(row.endsAt)
    const exclusion = { kind, startsAt: Number(startsAt), endsAt }
    const other = byUser.get(Number(userId))
    byUser.set(Number(userId), other ? lasting(other, exclusion) : exclusion)
  }
  return byUser
}

const running = (column: string, ofUser: string) =>
  db
    .query<ExclusionView & { userId: number }>()
    .from('users')
    .join('player_exclusions', column, ofUser)
    .where((ends) => {
      ends
        .whereNull('player_exclusions.ends_at')
        .orWhere('player_exclusions.ends_at', '>', clock.now())
    })
    .select({
      userId: 'users.id',
      kind: 'player_exclusions.kind',
      startsAt: 'player_exclusions.starts_at',
      endsAt: 'player_exclusions.ends_at',
    })

async function realityChecks(userIds: readonly number[]) {
  const query = db
    .query<{ userId: number; minutes: number; answeredAt: number | null }>()
    .from('reality_checks')
    .where('minutes', '>', 0)
    .select({ userId: 'user_id', minutes: 'minutes', answeredAt: 'answered_at' })
  const rows = await whereAmong(query, 'user_id', userIds)
  return new Map(
    rows.map(({ userId, minutes, answeredAt }) => [
      Number(userId),
      { minutes, answeredAt: Number(answeredAt ?? 0) },
    ])
  )
}

/** Whether the exclusion still runs; a cached one may have ended since. */
export const isExcluded = ({ exclusion }: ProtectionSettings): boolean =>
  exclusion !== null && (exclusion.endsAt === null || exclusion.endsAt > clock.now())
