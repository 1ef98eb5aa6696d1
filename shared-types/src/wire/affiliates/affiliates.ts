/** Shapes of affiliates, their deals and referred players, as staff see them. Amounts are minor units, times epoch milliseconds. */
import type { DealTerms } from '../../affiliates/deal.ts'
import type { ReferralFlag, ReferralStanding } from '../../affiliates/referral.ts'
import type { SiteLanguage } from '../../languages/table.ts'

export const AFFILIATE_STATES = ['waiting', 'approved', 'paused', 'refused', 'closed'] as const
export type AffiliateState = (typeof AFFILIATE_STATES)[number]

/** Their players count, and statements are drawn up: a pause stops new players alone (rules 16.1). */
export const EARNING_STATES = ['approved', 'paused'] as const satisfies readonly AffiliateState[]

/** States to which staff may take an affiliate, by the state before. */
export const AFFILIATE_STEPS: Readonly<Record<AffiliateState, readonly AffiliateState[]>> = {
  waiting: ['approved', 'refused'],
  approved: ['paused', 'closed'],
  paused: ['approved', 'closed'],
  refused: ['approved'],
  closed: ['approved'],
}

export const MOST_ABOUT_LENGTH = 500
export const MOST_CODES = 20

/** A deal from a day of the brand on. */
export interface DealVersion extends DealTerms {
  id: number
  /** `2026-11-22`. */
  fromDay: string
}

/** A correction by staff; above 0 in favour of the affiliate. */
export interface AffiliateAdjustment {
  id: number
  amountMinor: number
  note: string
  /** The statement that counts it; null until one does. */
  statementId: number | null
  createdAt: number
}

/** A row of `GET /v1/affiliates`. */
export interface AffiliateRow {
  id: number
  userId: number
  username: string
  currency: string
  state: AffiliateState
  /** The affiliate's first code. */
  code: string
  /** The affiliate above; null at the top. */
  parentId: number | null
  parentName: string | null
  /** How they want to bring players, in their own words. */
  about: string
  reason: string | null
  createdAt: number
  decidedAt: number | null
  playerCount: number
  /** Referred players whose flags nobody has decided. */
  heldCount: number
  /** The latest first. */
  deals: DealVersion[]
  /** The one in force today; null without one. */
  dealId: number | null
  adjustments: AffiliateAdjustment[]
}

/** Body of `POST /v1/affiliates/:id/deals`. */
export interface AffiliateDealBody extends DealTerms {
  fromDay: string
}

/** `GET /v1/affiliate-default-deal`: what affiliates get by being approved. */
export interface DefaultDeal {
  /** Null while approving gives no deal. */
  terms: DealTerms | null
  /** The brand's, in which the amounts are. */
  currency: string
}

/** Body of `POST /v1/affiliates/:id/state`. */
export interface AffiliateStateBody {
  state: Exclude<AffiliateState, 'waiting'>
  reason: string
}

/** Body of `POST /v1/affiliates/:id/adjustments`. */
export interface AffiliateAdjustmentBody {
  /** Not 0. */
  amountMinor: number
  reason: string
}

/** A row of `GET /v1/affiliate-players`. */
export interface AffiliatePlayerRow {
  id: number
  affiliateId: number
  affiliateName: string
  userId: number
  username: string
  currency: string
  code: string
  campaign: string
  standing: ReferralStanding
  registeredAt: number
  firstDepositAt: number | null
  firstDepositMinor: number | null
}

export const FLAG_STATES = ['open', 'cleared', 'confirmed'] as const
export type FlagState = (typeof FLAG_STATES)[number]

/** A row of `GET /v1/affiliate-flags`: a suspicion about a referred player. */
export interface AffiliateFlagRow {
  id: number
  referralId: number
  affiliateId: number
  affiliateName: string
  affiliateUserId: number
  userId: number
  username: string
  flag: ReferralFlag
  state: FlagState
  reason: string | null
  createdAt: number
  decidedAt: number | null
}

/** A row of `GET /v1/affiliate-banners`. */
export interface AffiliateBannerRow {
  id: number
  title: string
  /** Null for all languages. */
  language: SiteLanguage | null
  picture: string
  listOrder: number
  isShown: boolean
}
