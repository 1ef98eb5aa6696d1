/** The calls about bonuses; `Calls` (calls.ts) includes them. */
import type {
  BonusMeta,
  BonusRequestAnswer,
  BonusRequestBody,
  BonusView,
  PromoCodeBody,
} from '../bonuses/offers.ts'
import type { BonusDays } from '../bonuses/days.ts'
import type { BonusReport } from '../bonuses/report.ts'
import type { GrantPlayPage, GrantView } from '../bonuses/grants.ts'
import type { BoostView, OddsBoostRow } from '../bonuses/odds_boosts.ts'
import type {
  BonusConfirmBody,
  BonusGiveBody,
  BonusFlagView,
  BonusGiven,
  BonusGrantRow,
  BonusReasonBody,
  BonusRequestRow,
  BonusVersionRow,
  GrantLogRow,
  PromoBatchBody,
  PromoBatchRow,
  PromoCodes,
} from '../bonuses/office.ts'

/**
 * Lists of staff beside these, by ra-data-simple-rest: `bonuses` (`BonusRow`, created and updated by `BonusBody`),
 * `bonus-requests` (`BonusRequestRow`), `bonus-grants` (`BonusGrantRow`), `promo-batches` (`PromoBatchRow`), `odds-boosts`
 * (`OddsBoostRow`, created by `OddsBoostBody`).
 */
export interface BonusCalls {
  /** Bonus list of the specification; for visitors too, who have no standing. */
  'GET /v1/bonus-offers': { query: { language?: string }; answer: BonusView[] }
  /** getBonusMeta of the specification. */
  'GET /v1/me/bonus-meta': { answer: BonusMeta }
  /**
   * bonusRequest of the specification. Errors: `notFound`, `bonusRequested`, `bonusNotOpen`, `bonusPocketTaken`,
   * `bonusNoBase` [least base], `currencyDiffers`, `countryNotAllowed`, `selfExcluded`.
   */
  'POST /v1/me/bonus-requests': { body: BonusRequestBody; answer: BonusRequestAnswer }
  /** Takes back the own request while it waits. Errors: `notFound`, `bonusOver`. */
  'POST /v1/me/bonus-requests/:id/cancel': { answer: BonusRequestAnswer }
  /** Errors: as a request, and `promoCodeUnknown`, `promoCodeUsed`, `tooManyAttempts` [seconds]. */
  'POST /v1/me/promo-codes': { body: PromoCodeBody; answer: BonusRequestAnswer }
  'GET /v1/me/bonus-grants': { query: { language?: string }; answer: GrantView[] }
  'GET /v1/me/bonus-grants/:id/plays': { query: { before?: number }; answer: GrantPlayPage }
  /** Gives a running bonus up: what its pocket holds goes back to the house. Errors: `notFound`, `bonusOver`. */
  'POST /v1/me/bonus-grants/:id/forfeit': { answer: GrantView }
  'GET /v1/bonuses/:id/versions': { answer: BonusVersionRow[] }
  /** Errors: `notFound`, `badRange`. */
  'GET /v1/bonuses/:id/days': { query: { from?: string; to?: string }; answer: BonusDays }
  /** Errors: `badRange`. */
  'GET /v1/bonus-report': { query: { from?: string; to?: string }; answer: BonusReport }
  /** Errors: `bonusOver`, `bonusPocketTaken`, `bonusNoBase`, `selfExcluded`, `sameOfficer`. */
  'POST /v1/bonus-requests/:id/confirm': { body: BonusConfirmBody; answer: BonusRequestRow }
  'POST /v1/bonus-requests/:id/refuse': { body: BonusReasonBody; answer: BonusRequestRow }
  /** Takes the own first approval back. Errors: `bonusOver` without one, `notAllowed`. */
  'POST /v1/bonus-requests/:id/withdraw-approval': { answer: BonusRequestRow }
  /** With an Idempotency-Key. */
  'POST /v1/bonus-grants': { body: BonusGiveBody; answer: BonusGiven }
  'POST /v1/bonus-grants/:id/cancel': { body: BonusReasonBody; answer: BonusGrantRow }
  'POST /v1/bonus-grants/:id/release': { body: BonusReasonBody; answer: BonusGrantRow }
  'GET /v1/bonus-grants/:id/flags': { answer: BonusFlagView[] }
  'GET /v1/bonus-grants/:id/log': { answer: GrantLogRow[] }
  /** The odds boosts that run now; those that the player can still use, or that are for everybody. */
  'GET /v1/boosts': { answer: BoostView[] }
  /** Errors: `notFound`, `boostNotOpen` for a boost that has ended. */
  'POST /v1/odds-boosts/:id/end': { answer: OddsBoostRow }
  'POST /v1/promo-batches': { body: PromoBatchBody; answer: PromoBatchRow }
  'POST /v1/promo-batches/:id/codes': { answer: PromoCodes }
  'POST /v1/promo-batches/:id/void': { answer: PromoBatchRow }
}
