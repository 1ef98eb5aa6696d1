/** Whether a player may play now, and for how much, by their own limits and exclusions (rules 10, must-hold A7, A8). */
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { realityDueAt } from '@grandstand/shared-types/protection/reality_checks'
import { roomOf } from '@grandstand/shared-types/protection/own_limits'
import { clock } from '#core/timing/clock'
import { isExcluded, type ProtectionSettings } from '#protection/queries/settings_of'
import { moneyUse, periodStarts, sessionMinutes } from '#protection/queries/own_use'
import { playsSince } from '#protection/queries/plays_since'

type StakeLimitKey = 'ownStakeLimit' | 'ownLossLimit'
type PlayStop = 'selfExcluded' | 'realityCheckDue' | 'ownSessionLimit'

export interface PlayGuard {
  /** Why the player may not play at all; null when they may. */
  stop: { key: PlayStop; params: number[] } | null
  /** Room that the player's own limits leave for stakes, in minor units, with the error key of a higher stake. */
  rooms: { key: StakeLimitKey; roomMinor: number }[]
}

const ROOMS = [
  ['stake', 'ownStakeLimit'],
  ['loss', 'ownLossLimit'],
] as const

interface GuardedPlayer {
  userId: number
  siteId: number
}

/** Guards of the players who protect themselves, by user; desks and all other users have none. */
export async function playGuards(
  client: QueryClientContract,
  players: ReadonlyMap<number, GuardedPlayer>,
  protection: ReadonlyMap<number, ProtectionSettings>
): Promise<Map<number, PlayGuard>> {
  const guards = new Map<number, PlayGuard>()
  for (const player of players.values()) {
    const settings = protection.get(player.userId)
    if (!settings || !isProtected(settings)) continue
    guards.set(player.userId, await playGuard(client, player, settings))
  }
  return guards
}

const isProtected = ({ limits, exclusion, reality }: ProtectionSettings): boolean =>
  limits.length > 0 || exclusion !== null || reality !== null

/** Call it where the player's accounts are locked: sums of stakes are then exact. */
async function playGuard(
  client: QueryClientContract,
  { userId, siteId }: GuardedPlayer,
  settings: ProtectionSettings
): Promise<PlayGuard> {
  if (isExcluded(settings)) return stopped('selfExcluded')
  const { limits, reality } = settings
  if (reality) {
    const due = realityDueAt(reality.minutes, await playsSince(client, userId, reality.answeredAt))
    if (due !== null && due <= clock.now()) return stopped('realityCheckDue')
  }
  const starts = await periodStarts(siteId)
  if (limits.some(({ kind }) => kind === 'session')) {
    const found = roomOf(limits, 'session', await sessionMinutes(client, userId, starts))
    if (found?.room === 0) return stopped('ownSessionLimit', [found.limit.value])
  }
  const rooms: PlayGuard['rooms'] = []
  for (const [kind, key] of ROOMS) {
    if (!limits.some((limit) => limit.kind === kind)) continue
    const found = roomOf(limits, kind, await moneyUse(client, userId, kind, starts))
    if (found) rooms.push({ key, roomMinor: found.room })
  }
  return { stop: null, rooms }
}

const stopped = (key: PlayStop, params: number[] = []): PlayGuard => ({
  stop: { key, params },
  rooms: [],
})
