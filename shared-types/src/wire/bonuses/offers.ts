/**
 * Bonuses as players see them (specification 4 and 7: bonus list, getBonusMeta, bonusRequest). Amounts in minor units of
 * `currency`.
 */
import type { BonusCategory } from '../../bonuses/categories.ts'
import type { BonusRequestState, BonusRequestStatus } from '../../bonuses/states.ts'
import type { BonusTerms } from '../../bonuses/terms.ts'
import type { PlayerErrorKey } from '../../core/errors.ts'

/** What a request or a grant of the player makes of an offer. */
export interface BonusStanding {
  /** The player's latest request; null without one. While it waits, the player can take it back. */
  requestId: number | null
  /** Of that request: 0 waiting, 1 confirmed, 2 cancelled. */
  status: BonusRequestStatus | null
  statusName: BonusRequestState | null
  /** Why staff refused it, in their own words; null for a request that was not refused. */
  reason: string | null
  /** 1 while no other request can be sent: one waits, its bonus runs, or the bonus can be had only once. */
  requestedExists: 0 | 1
}

/** An offer on show, in the language asked for. */
export interface BonusView extends BonusStanding {
  id: number
  title: string
  /** Plain text, paragraphs apart by an empty line. */
  text: string
  category: BonusCategory
  terms: Omit<BonusTerms, 'countries' | 'branches'>
  /** When it goes off show; null for an offer without an end. */
  shownUntil: number | null
  /** Why the player cannot request it now; null when a request is taken, and for visitors. */
  refusal: PlayerErrorKey | null
}

/** Answer of `GET /v1/me/bonus-meta`. */
export interface BonusMeta {
  /** 1 where requests are taken; 0 while the brand's registration or login is closed, and the menu hides them. */
  status: 0 | 1
  /** The player's standing with each offer on show, and with those that were requested before. */
  data: BonusMetaRow[]
}

export interface BonusMetaRow extends BonusStanding {
  id: number
  title: string
}

/** Body of `POST /v1/me/bonus-requests`. */
export interface BonusRequestBody {
  bonusId: number
}

/** Body of `POST /v1/me/promo-codes`. */
export interface PromoCodeBody {
  code: string
}

/** The answer to a request, and to a promo code. */
export interface BonusRequestAnswer extends BonusStanding {
  requestId: number
  bonusId: number
  /** Of a request that was confirmed at once. */
  grantId: number | null
}
