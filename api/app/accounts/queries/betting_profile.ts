/** The data of a player that placing a coupon needs, kept in memory for a few seconds. */
import db from '@adonisjs/lucid/services/db'
import type { CouponLimits } from '@grandstand/shared-types/coupons/limits/coupon_limits'
import type { BestOfBoth } from '@grandstand/shared-types/racing/terms/best_of_both'
import type { Product, UserType } from '@grandstand/shared-types/accounts/user_types'
import { BriefCache } from '#core/timing/brief_cache'
import { bus } from '#core/bus'
import { effectiveLimits, limitsFor } from '#accounts/limits'
import { personFaults, type PersonFault } from '#accounts/queries/person_faults'
import { pathIds } from '#accounts/tree'
import { effectiveProducts } from '#accounts/products'
import { siteById } from '#sites/current_site'
import { limitsIn } from '#sites/limits_in'

export interface BettingProfile {
  userId: number
  username: string
  siteId: number
  dealerId: number | null
  /** Ids from the top of the tree down to the user. */
  branch: readonly number[]
  currency: string
  /** A desk: sells to people without an account, for cash in a drawer. */
  isDesk: boolean
  /** Why the user may not bet: the own account is passive, or a dealer's above; null when the user may. */
  stoppedBy: 'accountPassive' | 'dealerPassive' | null
  /** Why the person may neither bet nor receive money; null when nothing forbids it. */
  personFault: PersonFault | null
  products: Record<Product, 0 | 1>
  limits: CouponLimits
  /** Which bets on races the brand sells at best of both, in its time zone. */
  bestOfBoth: BestOfBoth
  timeZone: string
}

interface ProfileRow {
  id: number
  username: string
  type: UserType
  site_id: number
  parent_id: number | null
  path: string
  currency: string
  status: number
  products: string
  limits: string
  birth_date: string | null
  identity_key: string | null
}

const CACHE_MS = 5_000
const CACHE_MAX = 50_000
const profiles = new BriefCache<number, BettingProfile>(CACHE_MS, CACHE_MAX)
// a dealer's limits reach everyone below, so any change empties the whole cache
bus.on('accessChanged', () => profiles.forget())
bus.on('siteChanged', () => profiles.forget())

/** Profiles of the users by id; unknown ids are left out. Call it outside a transaction. */
export async function bettingProfiles(
  userIds: readonly number[]
): Promise<Map<number, BettingProfile>> {
  const found = new Map<number, BettingProfile>()
  const missing = new Set<number>()
  for (const id of userIds) {
    const profile = profiles.get(id)
    if (profile) found.set(id, profile)
    else missing.add(id)
  }
  if (missing.size === 0) return found
  const keep = profiles.reading()
  for (const profile of await load([...missing])) {
    keep(profile.userId, profile)
    found.set(profile.userId, profile)
  }
  return found
}

/** For tests that roll the database back. */
export function forgetProfiles(): void {
  profiles.forget()
}

async function load(userIds: number[]): Promise<BettingProfile[]> {
  const rows = await select(userIds)
  const ancestorIds = new Set(rows.flatMap((row) => pathIds(row.path)))
  for (const row of rows) ancestorIds.delete(row.id)
  const ancestors = new Map((await select([...ancestorIds])).map((row) => [row.id, row]))
  const faults = await personFaults(rows)
  const loaded: BettingProfile[] = []
  for (const row of rows) {
    const chain = pathIds(row.path)
      .map((id) => (id === row.id ? row : ancestors.get(id)))
      .filter((entry) => entry !== undefined)
    const site = await siteById(row.site_id)
    loaded.push({
      userId: row.id,
      username: row.username,
      siteId: row.site_id,
      dealerId: row.parent_id,
      branch: pathIds(row.path),
      currency: row.currency,
      isDesk: row.type !== 'player',
      stoppedBy: stoppedBy(row, chain),
      personFault: faults.get(row.id) ?? null,
      products: effectiveProducts(
        chain.map(({ products }) => ({ products: JSON.parse(products) }))
      ),
      limits: effectiveLimits(
        limitsIn(site, row.currency),
        chain.map((entry) => limitsFor(entry, row.currency))
      ),
      bestOfBoth: site.settings.bestOfBoth,
      timeZone: site.settings.timeZone,
    })
  }
  return loaded
}

function stoppedBy(own: ProfileRow, chain: readonly ProfileRow[]): BettingProfile['stoppedBy'] {
  if (own.status !== 1) return 'accountPassive'
  return chain.every(({ status }) => status === 1) ? null : 'dealerPassive'
}

async function select(ids: number[]): Promise<ProfileRow[]> {
  if (ids.length === 0) return []
  return db
    .query<ProfileRow>()
    .from('users')
    .whereIn('id', ids)
    .select(
      'id',
      'username',
      'type',
      'site_id',
      'parent_id',
      'path',
      'currency',
      'status',
      'products',
      'limits',
      'birth_date',
      'identity_key'
    )
}
