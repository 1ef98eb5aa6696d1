/** A player's own bonuses: what was given, what is due, what counted and why (rules 15.5). */
import db from '@adonisjs/lucid/services/db'
import { isUnended } from '@grandstand/shared-types/bonuses/states'
import { countOf, type PlayEnd } from '@grandstand/shared-types/bonuses/counting'
import type {
  GrantPlayPage,
  GrantPlayView,
  GrantView,
} from '@grandstand/shared-types/wire/bonuses/grants'
import { sumOfRows } from '#core/database/sums'
import { found } from '#core/errors/app_error'
import type { Principal } from '#core/requests/access'
import { textIn, type Language } from '#core/requests/written_texts'
import { grantsWhere, type Grant } from '#bonuses/grants/grant'
import { heldIn } from '#bonuses/grants/pocket_accounts'
import { offersOf, shownTerms } from '#bonuses/offers/offer'
import { userAccounts } from '#ledger/accounts'

const PAGE = 50

/** Those that run or are held first, then the newest. */
export async function ownGrants(principal: Principal, language: Language): Promise<GrantView[]> {
  const { userId, siteId } = principal
  const grants = await grantsWhere(db.connection(), (query) =>
    query.where('user_id', userId).orderBy('id', 'desc').limit(PAGE)
  )
  if (grants.length === 0) return []
  const accounts = (await userAccounts([userId])).get(userId) ?? []
  const titles = new Map((await offersOf(db.connection(), siteId)).map((o) => [o.id, o.titles]))
  const openCounts = await openPlayCounts(grants)
  const views = grants.map((grant): GrantView => {
    const { pocket, state, dueMinor, countedMinor } = grant
    const isRunning = state === 'running'
    return {
      id: grant.id,
      bonusId: grant.bonusId,
      title: textIn(titles.get(grant.bonusId) ?? {}, language),
      category: grant.category,
      terms: shownTerms(grant),
      state,
      currency: grant.currency,
      grantedMinor: grant.grantedMinor,
      dueMinor,
      countedMinor,
      leftMinor: isRunning ? Math.max(0, dueMinor - countedMinor) : 0,
      pocketMinor: isUnended(state) && pocket !== null ? heldIn(accounts, pocket) : 0,
      convertedMinor: grant.convertedMinor,
      owedMinor: grant.owedMinor,
      hasToken: grant.hasToken,
      openPlayCount: openCounts.get(grant.id) ?? 0,
      createdAt: grant.createdAt,
      expiresAt: grant.expiresAt,
      endedAt: grant.endedAt,
    }
  })
  return views.sort((a, b) => Number(isUnended(b.state)) - Number(isUnended(a.state)))
}

/** Throws 404 `notFound`. */
export async function ownGrant(
  principal: Principal,
  id: number,
  language: Language
): Promise<GrantView> {
  return found((await ownGrants(principal, language)).find((grant) => grant.id === id))
}

async function openPlayCounts(grants: readonly Grant[]): Promise<Map<number, number>> {
  const rows: { grantId: number; total: number }[] = await db
    .query<{ grantId: number; total: number }>()
    .from('bonus_plays')
    .whereIn(
      'grant_id',
      grants.map(({ id }) => id)
    )
    .where('end', 'open')
    .groupBy('grant_id')
    .select({ grantId: 'grant_id' })
    .count('* as total')
  return new Map(rows.map(({ grantId, total }) => [Number(grantId), sumOfRows(total)]))
}

interface PlayColumns {
  id: number
  kind: 'coupon' | 'gameRound'
  playId: number
  couponCode: string | null
  gameTitle: string | null
  playedAt: number
  stakeMinor: number
  percentMilli: number
  isOpposed: boolean | number
  end: PlayEnd
  countedMinor: number
  wonMinor: number
}

/** Throws 404 `notFound` for a grant of another player. */
export async function ownPlays(
  { userId }: Principal,
  grantId: number,
  before?: number
): Promise<GrantPlayPage> {
  const [grant] = await grantsWhere(db.connection(), (query) =>
    query.where({ id: grantId, user_id: userId })
  )
  found(grant)
  const query = db
    .query<PlayColumns>()
    .from('bonus_plays as p')
    .leftJoin('coupons as c', (join) => {
      join.on('c.id', 'p.play_id').andOnVal('p.kind', 'coupon')
    })
    .leftJoin('game_rounds as r', (join) => {
      join.on('r.id', 'p.play_id').andOnVal('p.kind', 'gameRound')
    })
    .where('p.grant_id', grantId)
    .orderBy('p.id', 'desc')
    .limit(PAGE + 1)
    .select({ id: 'p.id', kind: 'p.kind', playId: 'p.play_id', playedAt: 'p.created_at' })
    .select({ couponCode: 'c.code', gameTitle: 'r.game_title', stakeMinor: 'p.stake' })
    .select({ percentMilli: 'p.percent_milli', isOpposed: 'p.is_opposed', end: 'p.end' })
    .select({ countedMinor: 'p.counted', wonMinor: 'p.won' })
  if (before !== undefined) query.where('p.id', '<', before)
  const rows: PlayColumns[] = await query
  const shown = rows.slice(0, PAGE)
  return {
    rows: shown.map(playView),
    before: rows.length > PAGE ? Number(shown.at(-1)?.id ?? 0) : null,
  }
}

function playView(row: PlayColumns): GrantPlayView {
  const { kind, end, percentMilli } = row
  const stakeMinor = Number(row.stakeMinor)
  const countedMinor = Number(row.countedMinor)
  const due = countOf({ stakeMinor, percentMilli, isOpposed: Boolean(row.isOpposed), end })
  const hasEnded = due.countedMinor !== countedMinor
  return {
    kind,
    playId: Number(row.playId),
    name: row.couponCode ?? row.gameTitle ?? '',
    playedAt: Number(row.playedAt),
    stakeMinor,
    end,
    countedMinor,
    reason: hasEnded && countedMinor === 0 ? 'ended' : due.reason,
    wonMinor: Number(row.wonMinor),
  }
}
