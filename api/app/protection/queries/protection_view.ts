import db from '@adonisjs/lucid/services/db'
import { OWN_LIMIT_KINDS, type OwnLimitKind } from '@grandstand/shared-types/protection/own_limits'
import { realityDueAt } from '@grandstand/shared-types/protection/reality_checks'
import { PERIOD_KINDS, type PeriodKind } from '@grandstand/shared-types/statements/periods'
import type {
  OwnLimitView,
  ProtectionView,
  RealityView,
} from '@grandstand/shared-types/wire/people/protection'
import { clock } from '#core/timing/clock'
import { moneyUse, periodStarts, sessionMinutes } from '#protection/queries/own_use'
import { playedMoney } from '#protection/queries/played_money'
import { playsSince } from '#protection/queries/plays_since'
import { isExcluded, protectionOf, type ProtectionSettings } from '#protection/queries/settings_of'

interface ProtectedPlayer {
  userId: number
  siteId: number
  currency: string
}

/** A player's limits and exclusions, with the sums of the current periods. */
export async function protectionView(player: ProtectedPlayer): Promise<ProtectionView> {
  const settings = (await protectionOf([player.userId])).get(player.userId)
  return {
    currency: player.currency,
    limits: await limitViews(player),
    exclusion: settings && isExcluded(settings) ? settings.exclusion : null,
    reality: await realityView(player.userId, settings),
  }
}

interface LimitRow {
  id: number
  kind: OwnLimitKind
  period: PeriodKind
  value: number | null
  confirmableAt: number
  confirmedAt: number | null
}

/** One for each kind and period, set or not. */
async function limitViews({ userId, siteId }: ProtectedPlayer): Promise<OwnLimitView[]> {
  const rows: LimitRow[] = await db
    .query<LimitRow>()
    .from('own_limits')
    .where('user_id', userId)
    .whereNull('ended_at')
    .select({
      id: 'id',
      kind: 'kind',
      period: 'period',
      value: 'value',
      confirmableAt: 'confirmable_at',
      confirmedAt: 'confirmed_at',
    })
  const starts = await periodStarts(siteId)
  const views: OwnLimitView[] = []
  for (const kind of OWN_LIMIT_KINDS) {
    const use =
      kind === 'session'
        ? await sessionMinutes(db.connection(), userId, starts)
        : await moneyUse(db.connection(), userId, kind, starts)
    for (const period of PERIOD_KINDS) {
      const own = rows.filter((row) => row.kind === kind && row.period === period)
      const inForce = own.find(({ confirmedAt }) => confirmedAt !== null)
      const waiting = own.find(({ confirmedAt }) => confirmedAt === null)
      views.push({
        kind,
        period,
        value: inForce ? Number(inForce.value) : null,
        used: Math.max(0, use[period]),
        waiting: waiting
          ? {
              id: Number(waiting.id),
              value: waiting.value === null ? null : Number(waiting.value),
              confirmableAt: Number(waiting.confirmableAt),
            }
          : null,
      })
    }
  }
  return views
}

async function realityView(userId: number, settings?: ProtectionSettings): Promise<RealityView> {
  const minutes = settings?.reality?.minutes ?? 0
  const client = db.connection()
  const since = await playsSince(client, userId, settings?.reality?.answeredAt ?? 0)
  return {
    minutes,
    dueAt: realityDueAt(minutes, since),
    since: since === 0 ? clock.now() : since,
    ...(await playedMoney(userId, since)),
  }
}
