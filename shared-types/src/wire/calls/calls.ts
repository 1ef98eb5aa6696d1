/**
 * The calls of the apps by method and path, with input and answer. The compiler compares both sides with it: the apps
 * through `callOf`, the API where it declares an operation (api/app/core/operations/contract.ts). Lists that
 * react-admin reads through ra-data-simple-rest are not listed here.
 */
import type { SiteLanguage } from '../../languages/table.ts'
import type { MarketTypeView } from '../../markets/names/market_type_view.ts'
import type { CurrencyCode } from '../../money/currencies.ts'
import type { Maintenance } from '../../sites/maintenance.ts'
import type { SiteScripts } from '../../sites/scripts.ts'
import type {
  BoardMatch,
  BoardMatchDetail,
  BoardMatchList,
  BoardResult,
  BoardTree,
  OutcomeQuotes,
} from '../book.ts'
import type {
  CouponEnd,
  ManualBody,
  ManualOutcome,
  PlaceCouponBody,
  SellOffer,
} from '../coupon_actions.ts'
import type {
  CardBatchOrder,
  CardBatchRow,
  CardCodes,
  CardLiability,
  CardRedeemed,
  CardRow,
  CardsVoided,
  DeskCard,
} from '../cards.ts'
import type {
  CreditMove,
  CreditOrder,
  CreditQuote,
  CreditSlip,
  Dashboard,
  Turnover,
  TurnoverDays,
} from '../dealers.ts'
import type { ContactForm, ContactMessageRow } from '../contact.ts'
import type { Approval, DecisionRow } from '../decisions.ts'
import type { BannerView, ChannelView, PageView, PromotionCard, PromotionView } from '../content.ts'
import type { TreeLevel, TreeQuery } from '../dealer_tree.ts'
import type { SearchAnswer } from '../search.ts'
import type {
  BillList,
  BillPrint,
  BillView,
  DeskCode,
  DeskRow,
  DeskTicketQuery,
  DeskTickets,
  ShiftClosed,
  ShiftCount,
  ShiftNow,
  ShiftRow,
  ShiftView,
  TicketPayment,
} from '../desk.ts'
import type { CouponDetail, CouponView, MatchStakes, SharedCoupon } from '../coupons.ts'
import type { FeedProducerView } from '../feed.ts'
import type { Highlights, WinnerView } from '../highlights.ts'
import type { LiveBookView, LiveMatch, LiveMatchDetail, LiveMatchList } from '../live.ts'
import type {
  Challenge,
  DepositCredited,
  Enrolment,
  Heartbeat,
  HeartbeatView,
  MachineDeposit,
  MachineModeOrder,
  MachineRegistered,
  MachineRow,
  NewMachine,
  OwnMachine,
} from '../machines.ts'
import type { BarLine, NoticeList, PopupList } from '../notices.ts'
import type { PeopleCalls } from './people_calls.ts'
import type { PrintOrder, PrintView, TicketView } from '../printing.ts'
import type {
  EnterResultBody,
  ResultForm,
  ResultRevision,
  SettlementPreview,
  UndoResultBody,
} from '../settlement.ts'
import type { NewBrandBody, OpenedBrand, SettingsAnswer, SiteView } from '../sites.ts'
import type { OwnTexts } from '../translations.ts'
import type { Standing } from '../standing.ts'
import type { ThemeChanges, ThemeChoiceView, ThemeRow } from '../themes.ts'
import type {
  CommissionPlanBody,
  CommissionPlanRow,
  CommissionVersionBody,
  DealerCommission,
  DealerCommissionBody,
  PeriodsDrawn,
  StatementBranch,
  StatementDays,
  StatementRow,
} from '../statements.ts'

export interface Calls extends PeopleCalls {
  'GET /v1/texts': { query: { lang: SiteLanguage }; answer: OwnTexts }
  'GET /v1/settings/get': { query: { domain?: string }; answer: SettingsAnswer }
  'PUT /v1/sites/:id/hosts': { body: { hosts: string[] }; answer: SiteView }
  'POST /v1/sites/:id/clones': { body: NewBrandBody; answer: OpenedBrand }
  'PUT /v1/sites/:id/maintenance': { body: Maintenance; answer: SiteView }
  'PUT /v1/sites/:id/scripts': { body: Partial<SiteScripts>; answer: SiteView }

  'GET /v1/highlights': { query: Named; answer: Highlights }
  'GET /v1/winners': { query: { currency?: CurrencyCode }; answer: WinnerView[] }
  'GET /v1/top-winners': { query: { currency?: CurrencyCode }; answer: WinnerView[] }

  'GET /v1/popups/shown': { query: Named; answer: PopupList }
  'GET /v1/notice-bar': { query: Named; answer: BarLine[] }
  'GET /v1/me/notices': { query: Named; answer: NoticeList }
  'POST /v1/me/notices/reads': { body: { ids?: number[] }; answer: void }

  'GET /v1/themes/choices': { answer: ThemeChoiceView[] }
  'PUT /v1/themes/:id': { body: ThemeChanges; answer: ThemeRow }
  'POST /v1/themes/:id/copies': { body: { name: string }; answer: ThemeRow }
  'POST /v1/themes/:id/default': { answer: ThemeRow }

  'GET /v1/content/banners': { answer: BannerView[] }
  'GET /v1/content/matches/:id/channels': { answer: ChannelView[] }
  'GET /v1/content/promotions': { query: { lang?: string }; answer: PromotionCard[] }
  'GET /v1/content/promotions/:id': { query: { lang?: string }; answer: PromotionView }
  'POST /v1/contact-messages': { body: ContactForm; answer: void }
  'POST /v1/contact-messages/:id/answers': { body: { text: string }; answer: ContactMessageRow }
  'GET /v1/content/pages/:id': { query: { lang?: string }; answer: PageView }

  'GET /v1/search': { query: { q: string }; answer: SearchAnswer }
  'GET /v1/dealer-tree': { query: TreeQuery; answer: TreeLevel }
  'GET /v1/dashboard': { answer: Dashboard }
  'GET /v1/dashboard/turnover': { query: { days: TurnoverDays }; answer: Turnover }
  'GET /v1/dashboard/standing': { answer: Standing }
  'GET /v1/users/:id/credits': { answer: CreditQuote }
  'POST /v1/users/:id/credits': { body: CreditOrder; answer: CreditMove }
  'GET /v1/credit-slips/:id': { answer: CreditSlip }

  'POST /v1/card-batches': { body: CardBatchOrder; answer: CardBatchRow }
  'POST /v1/card-batches/:id/codes': { answer: CardCodes }
  'POST /v1/card-batches/:id/void': { body: { reason: string }; answer: CardsVoided }
  'POST /v1/cards/:id/sell': { answer: CardRow }
  'POST /v1/cards/:id/void': { body: { reason: string }; answer: CardsVoided }
  'GET /v1/card-liability': { answer: CardLiability[] }
  'POST /v1/me/card-redemptions': { body: { code: string }; answer: CardRedeemed }
  'POST /v1/users/:id/card-redemptions': { body: { code: string }; answer: CardRedeemed }
  'POST /v1/desk/card-redemptions': { body: DeskCard; answer: CardRedeemed }

  'GET /v1/statements/:id/branch': { answer: StatementBranch }
  'GET /v1/statements/:id/days': { answer: StatementDays }
  'POST /v1/statement-periods': { answer: PeriodsDrawn }
  'POST /v1/statements/:id/approve': { answer: StatementRow }
  'POST /v1/statements/:id/pay': { answer: StatementRow }
  'POST /v1/statements/:id/lock': { answer: StatementRow }
  'POST /v1/commission-plans': { body: CommissionPlanBody; answer: CommissionPlanRow }
  'POST /v1/commission-plans/:id/versions': {
    body: CommissionVersionBody
    answer: CommissionPlanRow
  }
  'GET /v1/users/:id/commission': { answer: DealerCommission[] }
  'POST /v1/dealer-commissions': { body: DealerCommissionBody; answer: DealerCommission[] }
  'GET /v1/desk/shift': { answer: ShiftNow }
  'POST /v1/desk/shifts': { body: ShiftCount; answer: ShiftView }
  'POST /v1/desk/shift/close': { body: ShiftCount; answer: ShiftClosed }
  'GET /v1/desk/bills': { query: { before?: number }; answer: BillList }
  'POST /v1/desk/bills': { answer: BillView }
  'POST /v1/desk/bills/:id/prints': { answer: BillPrint }
  'GET /v1/desk/shop': { answer: DeskRow[] }
  'GET /v1/desk/tickets': { query: DeskTicketQuery; answer: DeskTickets }
  'POST /v1/shifts/:id/count': { body: ShiftCount & { reason: string }; answer: ShiftRow }
  'POST /v1/desk/coupons': { body: PlaceCouponBody; answer: CouponView }
  'POST /v1/desk/cancellations': { body: DeskCode; answer: CouponEnd }
  'POST /v1/desk/payments': { body: DeskCode; answer: TicketPayment }

  'POST /v1/machines': { body: NewMachine; answer: MachineRegistered }
  'POST /v1/machines/:id/mode': { body: MachineModeOrder; answer: MachineRow }
  'POST /v1/machines/:id/lock': { body: { reason: string }; answer: MachineRow }
  'POST /v1/machines/:id/unlock': { body: { reason: string }; answer: MachineRow }
  'POST /v1/machines/:id/revoke': { body: { reason: string }; answer: MachineRow }
  'POST /v1/machines/enrolments': { body: Enrolment; answer: OwnMachine }
  'POST /v1/machines/challenges': {
    body: { machineId: string; username: string }
    answer: Challenge
  }
  'POST /v1/machines/heartbeats': { body: Heartbeat; answer: HeartbeatView }
  'POST /v1/machines/deposits': { body: MachineDeposit; answer: DepositCredited }

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
  'GET /v1/board/results': {
    query: Named & Window & Page & { sportId?: number }
    answer: BoardResult[]
  }
  'GET /v1/board/outcomes': {
    query: { ids: string; currency?: CurrencyCode }
    answer: OutcomeQuotes
  }
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

  'POST /v1/decisions/:id/approve': { answer: DecisionRow }
  'POST /v1/decisions/:id/refuse': { body: { reason: string }; answer: DecisionRow }

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

/** The language of names in the answer. */
interface Named {
  lang?: string
}
/** Starts of matches, epoch milliseconds, both inclusive. */
interface Window {
  from?: number
  to?: number
}
interface Page {
  offset?: number
  limit?: number
}
interface DryRun {
  /** Answers with the effect, without carrying it out. */
  dryRun?: 'true'
}
