/** What a player has asked for and was given, by offer. */
import type { BonusStanding } from '@grandstand/shared-types/wire/bonuses/offers'
import {
  BONUS_REQUEST_STATES,
  BONUS_REQUEST_STATUS,
  isUnended,
} from '@grandstand/shared-types/bonuses/states'
import type { Reader } from '#core/database/transactions'
import { grantsWhere, type Grant } from '#bonuses/grants/grant'
import type { Offer } from '#bonuses/offers/offer'
import { requestsWhere, type BonusRequest } from '#bonuses/requests/request'

export interface Standing {
  requests: BonusRequest[]
  grants: Grant[]
}

export async function standingOf(from: Reader, userId: number): Promise<Standing> {
  return {
    requests: await requestsWhere(from, (query) => query.where('user_id', userId).orderBy('id')),
    grants: await grantsWhere(from, (query) => query.where('user_id', userId)),
  }
}

export const NO_STANDING: Standing = { requests: [], grants: [] }

/** The player's standing with an offer (rules 15.2). */
export function standingWith(
  { id, terms }: Pick<Offer, 'id' | 'terms'>,
  { requests, grants }: Standing
): BonusStanding {
  const latest = requests.findLast(({ bonusId }) => bonusId === id)
  const own = grants.filter(({ bonusId }) => bonusId === id)
  const isOpen =
    latest?.status === BONUS_REQUEST_STATUS.waiting ||
    own.some(({ state }) => isUnended(state)) ||
    (terms.isOneUse && own.length > 0)
  return {
    requestId: latest?.id ?? null,
    status: latest?.status ?? null,
    statusName: latest ? (BONUS_REQUEST_STATES[latest.status] ?? null) : null,
    reason: latest?.reason ?? null,
    requestedExists: isOpen ? 1 : 0,
  }
}

/** Whether another bonus runs, or is held, in the pocket of the offer. */
export const isPocketTaken = ({ terms, category }: Offer, { grants }: Standing): boolean =>
  category !== 'freeBet' &&
  grants.some(({ state, pocket }) => isUnended(state) && pocket === terms.pocket)
