/** Bonuses as staff edit and follow them (rights `bonuses.view`, `bonuses.edit`, `bonuses.decide`). Amounts in minor units. */
import type { BonusFlag } from '../../bonuses/flags.ts'
import type { BonusCategory } from '../../bonuses/categories.ts'
import type { BonusRequestStatus, GrantState } from '../../bonuses/states.ts'
import type { BonusTerms } from '../../bonuses/terms.ts'
import type { ByLanguage } from '../../languages/by_language.ts'

/** A row of `GET /v1/bonuses`: an offer with the terms of its newest version. */
export interface BonusRow {
  id: number
  titles: ByLanguage
  texts: ByLanguage
  category: BonusCategory
  terms: BonusTerms
  /** The number of the version in force; a change of terms makes a new one. */
  version: number
  /** When that version came into force. */
  versionSince: number
  /** On show from and until; null for no bound. */
  shownFrom: number | null
  shownUntil: number | null
  listOrder: number
  isShown: boolean
  waitingCount: number
  runningCount: number
  createdAt: number
  updatedAt: number
}
/** Body of `POST /v1/bonuses` and `PUT /v1/bonuses/:id`. The category of an offer stays. */
export type BonusBody = Pick<
  BonusRow,
  'titles' | 'texts' | 'category' | 'terms' | 'shownFrom' | 'shownUntil' | 'listOrder' | 'isShown'
>

/** `GET /v1/bonuses/:id/versions`, newest first. */
export interface BonusVersionRow {
  version: number
  terms: BonusTerms
  since: number
  authorName: string | null
}

/** A row of `GET /v1/bonus-requests`. */
export interface BonusRequestRow {
  id: number
  bonusId: number
  bonusTitles: ByLanguage
  category: BonusCategory
  userId: number
  username: string
  status: BonusRequestStatus
  /** The deposit or the loss by which it was confirmed; null before, and without one. */
  baseMinor: number | null
  grantId: number | null
  currency: string
  /** Null for the platform. */
  decidedById: number | null
  decidedByName: string | null
  decidedAt: number | null
  /** The username of the first of two officers, and what they approved in minor units; null without. */
  firstApprovedBy: string | null
  firstApprovedMinor: number | null
  reason: string | null
  createdAt: number
}

/** Body of `POST /v1/bonus-requests/:id/confirm`. */
export interface BonusConfirmBody {
  /** The base that staff set; absent for the one that the platform finds (a deposit, a loss). */
  baseMinor?: number
}
/** Body of `POST /v1/bonus-requests/:id/refuse` and `POST /v1/bonus-grants/:id/cancel`. */
export interface BonusReasonBody {
  reason: string
}

/** A row of `GET /v1/bonus-grants`. */
export interface BonusGrantRow {
  id: number
  bonusId: number
  bonusTitles: ByLanguage
  version: number
  category: BonusCategory
  /** As they were when it was given. */
  terms: BonusTerms
  userId: number
  username: string
  state: GrantState
  currency: string
  baseMinor: number
  grantedMinor: number
  dueMinor: number
  countedMinor: number
  convertedMinor: number | null
  owedMinor: number
  /** Null for the platform. */
  givenById: number | null
  givenByName: string | null
  createdAt: number
  expiresAt: number
  endedAt: number | null
  /** Why it is or was held: names of flags with commas between; null for one that never was. */
  flags: string | null
}

/** Body of `POST /v1/bonus-grants`: a bonus that staff give a player by an offer. */
/** What came of giving a bonus: a grant, or above the brand's bound a request that waits for a second officer. */
export interface BonusGiven {
  grant: BonusGrantRow | null
  request: BonusRequestRow | null
}

export interface BonusGiveBody {
  bonusId: number
  username: string
  /** Of an offer with a percent. */
  baseMinor: number
  reason: string
}

/** Why a bonus is held (rules 15.11): what was found, and what was seen of it. */
export interface BonusFlagView {
  flag: BonusFlag
  /** Players of the brand who share it. */
  players: { id: number; username: string }[]
  /** A coupon that the bonus paid for, and another one against it. */
  couponPairs: [number, number][]
  /** Of low risk: the part of the count, 100 000 for all. */
  percentMilli: number | null
  foundAt: number
}

export const GRANT_LOG_KINDS = [
  'granted',
  'counted',
  'uncounted',
  'held',
  'converted',
  'forfeited',
  'expired',
  'lost',
  'cancelled',
  'tokenUsed',
  'tokenBack',
] as const
export type GrantLogKind = (typeof GRANT_LOG_KINDS)[number]

/** `GET /v1/bonus-grants/:id/log`, newest first, at most 500. */
export interface GrantLogRow {
  kind: GrantLogKind
  /** What was given, counted (below 0 when taken off), converted, or went back to the house. */
  amountMinor: number
  /** The coupon or round; null for events of the grant itself. */
  play: { kind: 'coupon' | 'gameRound'; id: number } | null
  /** Null for the platform and the player. */
  actorName: string | null
  reason: string | null
  at: number
}

/** Most codes of one batch. */
export const MOST_PROMO_CODES = 10_000

/** A row of `GET /v1/promo-batches`. */
export interface PromoBatchRow {
  id: number
  bonusId: number
  bonusTitles: ByLanguage
  label: string
  count: number
  usedCount: number
  expiresAt: number | null
  /** When the codes were handed out; null before. */
  codesTakenAt: number | null
  /** When the codes that were left were made void; null before. */
  voidedAt: number | null
  makerName: string
  createdAt: number
}
/** Body of `POST /v1/promo-batches`: codes of an offer of the category `promoCode`, each good once. */
export interface PromoBatchBody {
  bonusId: number
  label: string
  /** 1 to `MOST_PROMO_CODES`. */
  count: number
  /** In the future; null for codes that do not expire. */
  expiresAt: number | null
}

/** `POST /v1/promo-batches/:id/codes`: every code of a batch, handed out once. */
export interface PromoCodes {
  codes: string[]
}
