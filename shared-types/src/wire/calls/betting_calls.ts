/** The calls about the board, live matches, coupons, prints and results; `Calls` (calls.ts) includes them. */
import type { MatchRow } from '../betting/catalogue.ts'
import type {
  BoardRace,
  FieldBody,
  NewRaceBody,
  NextRace,
  RaceFieldView,
  RunnerAnswer,
  RunnerBody,
} from '../betting/races.ts'
import type { MarketTypeView } from '../../markets/names/market_type_view.ts'
import type { CurrencyCode } from '../../money/currencies.ts'
import type {
  BoardMarket,
  BoardMatch,
  BoardMatchDetail,
  BoardMatchList,
  BoardResult,
  BoardTree,
  OutcomeQuotes,
  PriceHistories,
} from '../betting/book.ts'
import type {
  CouponEnd,
  ManualBody,
  ManualOutcome,
  PlaceCouponBody,
  SellOffer,
} from '../betting/coupon_actions.ts'
import type { CouponApprovalRow } from '../betting/approvals.ts'
import type {
  Approval,
  ApproveBody,
  DecisionPreview,
  DecisionRow,
  WaitingOrderAnswer,
} from '../betting/decisions.ts'
import type { CouponDetail, CouponView, MatchStakes, SharedCoupon } from '../betting/coupons.ts'
import type { FeedProducerView } from '../betting/feed.ts'
import type { Highlights, WinnerView } from '../betting/highlights.ts'
import type { LiveBookView, LiveMatch, LiveMatchDetail, LiveMatchList } from '../betting/live.ts'
import type { MatchRiskView } from '../betting/risk.ts'
import type { PrintOrder, PrintView, TicketView } from '../betting/printing.ts'
import type {
  EnterResultBody,
  ResultForm,
  ResultRevision,
  SettlementPreview,
  UndoResultBody,
} from '../betting/settlement.ts'
import type { DryRun, Named, Page, Window } from './query.ts'

export interface BettingCalls {
  'GET /v1/highlights': { query: Named; answer: Highlights }
  'GET /v1/winners': { query: { currency?: CurrencyCode }; answer: WinnerView[] }
  'GET /v1/top-winners': { query: { currency?: CurrencyCode }; answer: WinnerView[] }
  'GET /v1/board/tree': { query: Named & Window; answer: BoardTree }
  'GET /v1/board/matches': {
    query: Named &
      Window &
      Page & {
        sportId?: number
        categoryId?: number
        /** Ids separated by commas. */
        tournamentIds?: string
        keyWord?: string
        odds?: 'main' | 'all' | 'none'
      }
    answer: BoardMatchList
  }
  'GET /v1/board/matches/:id': { query: Named; answer: BoardMatchDetail }
  'GET /v1/board/races': { query: Named & Window & { sportId?: number }; answer: NextRace[] }
  'GET /v1/board/races/:id': { query: Named; answer: BoardRace }
  'GET /v1/board/results': {
    query: Named & Window & Page & { sportId?: number }
    answer: BoardResult[]
  }
  'GET /v1/board/prices': { query: { ids: string }; answer: PriceHistories }
  'GET /v1/board/outcomes': {
    query: { ids: string; currency?: CurrencyCode }
    answer: OutcomeQuotes
  }
  'POST /v1/board/markets/:id/outcomes': { body: { keys: string[] }; answer: BoardMarket }
  'GET /v1/board/proposition': { query: { matches: string }; answer: BoardMatch[] }
  'GET /v1/board/market-types': {
    query: Named & { scope?: 'board' | 'all' }
    answer: MarketTypeView[]
  }
  'GET /v1/live/matches': {
    query: Named & {
      sportId?: number
      keyWord?: string
      odds?: 'main' | 'all' | 'none'
      limit?: number
    }
    answer: LiveMatchList
  }
  'GET /v1/live/matches/:id': { query: Named; answer: LiveMatchDetail }
  'GET /v1/live/proposition': { query: Named & { matches: string }; answer: LiveMatch[] }
  'GET /v1/live-matches/:id/book': { answer: LiveBookView }
  /** The apps read the row again afterwards. */
  'POST /v1/live-matches/:id/hold': { answer: unknown }
  'POST /v1/live-matches/:id/release': { answer: unknown }
  'POST /v1/live-matches/:id/markets/:marketId/hold': { answer: unknown }
  'POST /v1/live-matches/:id/markets/:marketId/release': { answer: unknown }
  'POST /v1/matches/:id/suspend': { answer: unknown }
  'POST /v1/matches/:id/resume': { answer: unknown }
  'GET /v1/feed/producers': { answer: FeedProducerView[] }
  'POST /v1/feed/producers/:key/recover': { answer: FeedProducerView }
  'POST /v1/coupons': { body: PlaceCouponBody; answer: CouponView }
  'GET /v1/coupons/:id': { query: Named; answer: CouponDetail }
  'POST /v1/coupons/:id/cancel': { answer: CouponEnd }
  'GET /v1/coupons/:id/sell-offer': { answer: SellOffer }
  'POST /v1/coupons/:id/sell': { body: { offerId: string }; answer: CouponEnd }
  'POST /v1/coupons/:id/manual': {
    query: DryRun
    body: ManualBody
    answer: ManualOutcome & Approval
  }
  'POST /v1/coupons/:id/share': { answer: { code: string } }
  'GET /v1/coupon-shares/:code': { answer: SharedCoupon }
  'GET /v1/tickets/:code': { query: Named; answer: TicketView }
  'POST /v1/prints': { body: PrintOrder; answer: PrintView }
  'GET /v1/prints/:id': { answer: PrintView }
  'POST /v1/prints/:id/cancel': { body: { reason: string }; answer: PrintView }
  'GET /v1/coupons/:id/prints': { answer: PrintView[] }
  'GET /v1/matches/:id/stakes': { answer: MatchStakes }
  'POST /v1/coupon-approvals/:id/accept': { answer: CouponApprovalRow }
  'POST /v1/coupon-approvals/:id/refuse': { answer: CouponApprovalRow }
  'POST /v1/coupon-approvals/:id/offer': {
    body: { stakeMinor: number }
    answer: CouponApprovalRow
  }
  'GET /v1/matches/:id/risk': { answer: MatchRiskView }
  'GET /v1/decisions/:id/preview': { answer: DecisionPreview }
  'POST /v1/decisions/:id/approve': { body: ApproveBody; answer: DecisionRow }
  'POST /v1/own-orders/:id/withdraw': { answer: DecisionRow }
  'GET /v1/matches/:id/waiting-order': { answer: WaitingOrderAnswer }
  'GET /v1/coupons/:id/waiting-order': { answer: WaitingOrderAnswer }
  'POST /v1/decisions/:id/refuse': { body: { reason: string }; answer: DecisionRow }
  'POST /v1/races': { body: NewRaceBody; answer: MatchRow }
  'GET /v1/matches/:id/field': { answer: RaceFieldView }
  'PUT /v1/matches/:id/field': { body: FieldBody; answer: RaceFieldView }
  'PUT /v1/matches/:id/runner': { query: DryRun; body: RunnerBody; answer: RunnerAnswer }
  'GET /v1/matches/:id/result-form': { answer: ResultForm }
  'GET /v1/matches/:id/results': { answer: ResultRevision[] }
  'POST /v1/matches/:id/results': {
    query: DryRun
    body: EnterResultBody
    answer: SettlementPreview & Approval
  }
  'POST /v1/matches/:id/results/undo': {
    query: DryRun
    body: UndoResultBody
    answer: SettlementPreview & Approval
  }
}
