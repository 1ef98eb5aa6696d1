/** The calls about affiliates; `Calls` (calls.ts) includes them. */
import type { DealTerms } from '../../affiliates/deal.ts'
import type { ClickAnswer } from '../../affiliates/attribution.ts'
import type {
  AffiliateAdjustmentBody,
  AffiliateDealBody,
  AffiliateFlagRow,
  AffiliateRow,
  AffiliateStateBody,
  DefaultDeal,
} from '../affiliates/affiliates.ts'
import type {
  AffiliateDays,
  AffiliateReach,
  NewAffiliateKey,
  OwnAffiliate,
  OwnAffiliateBanner,
  OwnPayout,
  OwnStatementLine,
  PayoutBody,
} from '../affiliates/own.ts'
import type { NewPostbackServer, OwnPostbacks } from '../affiliates/postbacks.ts'
import type { AffiliateStatementRow } from '../affiliates/statements.ts'
import type { PeriodsDrawn } from '../money/statements.ts'

export interface AffiliateCalls {
  'GET /v1/me/affiliate': { answer: OwnAffiliate }
  'POST /v1/me/affiliate': { body: { about: string }; answer: OwnAffiliate }
  'POST /v1/me/affiliate/codes': { answer: OwnAffiliate }
  'POST /v1/me/affiliate/key': { answer: NewAffiliateKey }
  'DELETE /v1/me/affiliate/key': { answer: OwnAffiliate }
  'GET /v1/me/affiliate/payout': { query: { language?: string }; answer: OwnPayout }
  'PUT /v1/me/affiliate/payout': {
    query: { language?: string }
    body: PayoutBody
    answer: OwnPayout
  }
  'DELETE /v1/me/affiliate/payout': { query: { language?: string }; answer: OwnPayout }
  'GET /v1/me/affiliate/postbacks': { answer: OwnPostbacks }
  'POST /v1/me/affiliate/postbacks': { body: { address: string }; answer: NewPostbackServer }
  'DELETE /v1/me/affiliate/postbacks': { answer: OwnPostbacks }
  'GET /v1/me/affiliate/statements/:id/lines': { answer: OwnStatementLine[] }
  'GET /v1/me/affiliate/days': { query: { from?: string; to?: string }; answer: AffiliateDays }
  'GET /v1/me/affiliate/banners': { answer: OwnAffiliateBanner[] }
  'POST /v1/affiliate-clicks': {
    body: { code: string; clickId: string; kept?: string }
    answer: ClickAnswer
  }
  'GET /v1/affiliates/:id/reach': {
    query: { from?: string; to?: string }
    answer: AffiliateReach
  }
  'POST /v1/affiliates/:id/state': { body: AffiliateStateBody; answer: AffiliateRow }
  'POST /v1/affiliates/:id/deals': { body: AffiliateDealBody; answer: AffiliateRow }
  'GET /v1/affiliate-default-deal': { answer: DefaultDeal }
  'PUT /v1/affiliate-default-deal': { body: DealTerms; answer: DefaultDeal }
  'DELETE /v1/affiliate-default-deal': { answer: DefaultDeal }
  'POST /v1/affiliates/:id/adjustments': { body: AffiliateAdjustmentBody; answer: AffiliateRow }
  'POST /v1/affiliate-flags/:id/clear': { body: { reason: string }; answer: AffiliateFlagRow }
  'POST /v1/affiliate-flags/:id/confirm': { body: { reason: string }; answer: AffiliateFlagRow }
  'POST /v1/affiliate-periods': { answer: PeriodsDrawn }
  'POST /v1/affiliate-statements/:id/approve': { answer: AffiliateStatementRow }
  'POST /v1/affiliate-statements/:id/pay': { answer: AffiliateStatementRow }
  'POST /v1/affiliate-statements/:id/pay-out': { answer: AffiliateStatementRow }
  'POST /v1/affiliate-statements/:id/withdraw-approval': { answer: AffiliateStatementRow }
  'POST /v1/affiliate-statements/:id/lock': { answer: AffiliateStatementRow }
}
