/** What random histories of bonuses are played on. */
import type { BonusTerms } from '@grandstand/shared-types/bonuses/terms'
import { principalOf } from '#accounts/actions/open_session'
import User from '#accounts/models/user'
import type { Principal } from '#core/requests/access'
import { providerByCode, type GameProvider } from '#games/providers/provider'
import { found } from '#core/errors/app_error'
import { COMBINATION, type Leg, type News } from '#tests/bonuses/model_coupon'
import type { ModelTerms } from '#tests/bonuses/model_terms'
import { makeMatch, type TestMatch } from '#tests/support/board'
import { DEFAULT_LIMITS } from '#sites/settings'
import { makeSite, makeUser, type TestSite, type TestUser } from '#tests/support/factories'
import {
  makeProvider,
  openSessionOf,
  PRODUCTS,
  type TestProvider,
} from '#tests/wallet/wallet_support'

export const START_MINOR = 3_000
/** Whole odds of the market of each match. */
export const ODDS: Record<string, number> = { '1': 2, 'X': 3, '2': 4 }
export const KEYS = Object.keys(ODDS)

export interface Coupon {
  id: number
  stake: number
  legs: Leg[]
  sizes: number[]
  isClosed: boolean
}

/** What the histories of a batch share. */
export interface Scene {
  site: TestSite
  server: GameProvider
  provider: TestProvider
  matches: TestMatch[]
  news: Map<number, News>
}

export interface Seat {
  player: TestUser
  principal: Principal
  sessionToken: string
}

/** Terms as an offer has them: of half of them shares of a market type and a lobby stand for those of their products. */
export function offeredTerms(terms: ModelTerms): Partial<BonusTerms> {
  const [sport, slot] = [terms.sport * 1_000, terms.slot * 1_000]
  const shares =
    terms.amount % 2 === 0
      ? { counts: { sport, slot }, marketTypes: [], lobbies: [] }
      : {
          counts: { sport: 100_000, slot: 100_000 },
          marketTypes: [{ marketTypeId: 1, percentMilli: sport }],
          lobbies: [{ lobby: 'slots' as const, percentMilli: slot }],
        }
  return {
    pocket: terms.pocket,
    amountMinor: terms.amount,
    multiplierMilli: terms.multiplier * 1_000,
    highestConvertedMinor: terms.mostCash,
    leastOddsMilli: terms.leastOdds,
    leastSelections: terms.leastCount,
    largestStakeMinor: terms.mostStake,
    ...shares,
  }
}

export const IP = '127.0.0.1'
const MATCHES = 8

/** A brand with a game, for all histories of a run. */
export async function makeBrand(): Promise<Pick<Scene, 'site' | 'server' | 'provider'>> {
  const { leastOdds, leastCount, percent } = COMBINATION
  const bonus = {
    minOddsMilli: leastOdds * 1_000,
    minCount: leastCount,
    percentPerStep: percent,
  }
  const site = await makeSite({
    settings: { limits: { ...DEFAULT_LIMITS, bonus }, heldBonusFlags: [] },
  })
  const provider = await makeProvider(site)
  return { site, provider, server: found(await providerByCode(site.id, provider.code)) }
}

/** Matches without a result, for the histories of a batch. */
export async function makeScene(brand: Awaited<ReturnType<typeof makeBrand>>): Promise<Scene> {
  const outcomes = Object.entries(ODDS).map(([key, odds]) => [key, odds * 1_000])
  const prices = { '1': Object.fromEntries(outcomes) }
  const matches: TestMatch[] = []
  while (matches.length < MATCHES) matches.push(await makeMatch({ prices }))
  return { ...brand, matches, news: new Map() }
}

/** A signed-in player at the game. */
export async function takeSeat({ site, provider }: Scene): Promise<Seat> {
  const balanceMinor = START_MINOR
  const player = await makeUser({ site, type: 'player', balanceMinor, products: PRODUCTS })
  const principal = await principalOf(await User.findOrFail(player.id))
  return { player, principal, sessionToken: await openSessionOf(player, provider) }
}
