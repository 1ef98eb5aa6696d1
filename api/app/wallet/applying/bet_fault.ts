/** Why a bet is not taken (rules 12.3). */
import { mayPlayFrom } from '@grandstand/shared-types/accounts/play_countries'
import { LOBBY_PRODUCTS } from '@grandstand/shared-types/accounts/lobbies'
import {
  isLobbyShown,
  stakeBound,
  withinBound,
} from '@grandstand/shared-types/sites/lobby_settings'
import type { ErrorKey } from '@grandstand/shared-types/core/errors'
import { personFaultParams } from '#accounts/actions/require_fit_person'
import type { BettingProfile } from '#accounts/queries/betting_profile'
import { originOf } from '#origins/origins'
import type { PlayGuard } from '#protection/play_guard'
import type { CurrentSite } from '#sites/current_site'
import { secondsUntilOpen } from '#sites/maintenance/closing'
import type { BetCall } from '#wallet/calls/calls'
import { stakeOf, type Item } from '#wallet/applying/item'
import type { PlayedGame } from '#wallet/games/played_games'
import { isLive, type GameSession } from '#games/sessions/game_session'
import { isBettingPaused } from '#core/requests/betting_pause'
import { clock } from '#core/timing/clock'

export interface Fault {
  key: ErrorKey
  params?: (string | number)[]
}

export interface Bettor {
  profile: BettingProfile | undefined
  guard: PlayGuard | undefined
  /** Null for a brand that is off. */
  site: CurrentSite | null
  /** What the player's own limits still allow. */
  rooms: PlayGuard['rooms']
}

/** The first reason, apart from the funds; null for a bet that may be taken. */
export function betFault(
  {
    call,
    session,
    game,
    provider,
  }: Pick<Item, 'session' | 'game' | 'provider'> & { call: BetCall },
  { profile, guard, site, rooms }: Bettor
): Fault | null {
  if (!session || session.providerId !== provider.id) return { key: 'gameSessionUnknown' }
  if (call.userId !== null && call.userId !== session.userId) return { key: 'playerUnknown' }
  if (!isLive(session, clock.now())) return { key: 'gameSessionOver' }
  if (!profile || !site || profile.siteId !== provider.siteId) return { key: 'playerUnknown' }
  if (!game) return { key: 'gameUnknown' }
  if (isBettingPaused()) return { key: 'bettingPaused' }
  const closedSeconds = secondsUntilOpen(site)
  if (closedSeconds !== null) return { key: 'plannedMaintenance', params: [closedSeconds] }
  return (
    playerFault(profile, guard, session, site) ??
    gameFault(profile, game, site, provider.isEnabled) ??
    stakeFault(call, session, game, { profile, site, rooms })
  )
}

function playerFault(
  { isDesk, stoppedBy, personFault }: BettingProfile,
  guard: PlayGuard | undefined,
  session: GameSession,
  site: CurrentSite
): Fault | null {
  if (isDesk) return { key: 'notAllowed' }
  if (stoppedBy) return { key: stoppedBy }
  if (personFault) return { key: personFault, params: personFaultParams(personFault) }
  if (guard?.stop) return guard.stop
  const isAllowed = mayPlayFrom(originOf(session.ip), site.settings.countries)
  return isAllowed ? null : { key: 'countryNotAllowed' }
}

function gameFault(
  { products }: BettingProfile,
  { isShown, lobby }: PlayedGame,
  { settings }: CurrentSite,
  isEnabled: boolean
): Fault | null {
  const isInSight = isShown && isLobbyShown(settings.lobbies, lobby)
  const isOpen = isEnabled && isInSight && products[LOBBY_PRODUCTS[lobby]] === 1
  return isOpen ? null : { key: 'productClosed' }
}

/** A bet of nothing, as in free spins, needs no bounds. The bounds are the narrower ones of game and lobby (rules 12.12). */
function stakeFault(
  { amountMinor: namedMinor, currency, isFree }: BetCall,
  { limitId }: GameSession,
  { limits, extras, lobby }: PlayedGame,
  {
    profile,
    site,
    rooms,
  }: { profile: BettingProfile; site: CurrentSite; rooms: PlayGuard['rooms'] }
): Fault | null {
  if (currency !== profile.currency) return { key: 'currencyDiffers' }
  const amountMinor = stakeOf({ amountMinor: namedMinor, isFree })
  const table = limitId === null ? undefined : extras.find((one) => String(one.limitId) === limitId)
  const own = table ?? limits[currency]
  const { minStakeMinor: least, maxStakeMinor: most } = withinBound(
    { minStakeMinor: own?.minStakeMinor ?? 0, maxStakeMinor: own?.maxStakeMinor ?? 0 },
    stakeBound(site.settings.lobbies, lobby, currency)
  )
  if (amountMinor > 0 && amountMinor < least) return { key: 'stakeBelowMin', params: [least] }
  if (most > 0 && amountMinor > most) return { key: 'stakeAboveMax', params: [most] }
  const tight = rooms.find(({ roomMinor }) => roomMinor < amountMinor)
  return tight && amountMinor > 0 ? { key: tight.key, params: [tight.roomMinor] } : null
}
