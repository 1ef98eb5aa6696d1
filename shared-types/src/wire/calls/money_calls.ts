/** The calls about credit, cards, statements and commission; `Calls` (calls.ts) includes them. */
import type {
  CardBatchOrder,
  CardBatchRow,
  CardCodes,
  CardLiability,
  CardRedeemed,
  CardRow,
  CardsVoided,
  DeskCard,
} from '../money/cards.ts'
import type {
  CreditMove,
  CreditOrder,
  CreditQuote,
  CreditSlip,
  Dashboard,
  Turnover,
  TurnoverDays,
} from '../people/dealers.ts'
import type { TreeLevel, TreeQuery } from '../people/dealer_tree.ts'
import type { Standing } from '../people/standing.ts'
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
} from '../money/statements.ts'

export interface MoneyCalls {
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
}
