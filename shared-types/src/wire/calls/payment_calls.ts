/** The calls about payments; `Calls` (calls.ts) includes them. */
import type { WithdrawalPrintView } from '../betting/printing.ts'
import type { PaymentDirection } from '../../payments/states.ts'
import type {
  BanksAnswer,
  PaymentAnswer,
  PaymentCategoryView,
  PaymentOrder,
  PaymentPage,
  PaymentView,
  WithdrawalOrder,
  WithdrawalPreview,
} from '../money/payments.ts'
import type { WageringView } from '../money/wagering.ts'

export interface PaymentCalls {
  'GET /v1/me/payment-categories': {
    query: { direction: PaymentDirection; language?: string }
    answer: PaymentCategoryView[]
  }
  'GET /v1/banks': { query: { methodId: number }; answer: BanksAnswer }
  'POST /v1/deposits': {
    query: { language?: string }
    body: PaymentOrder
    answer: PaymentAnswer
  }
  'POST /v1/withdrawals': {
    query: { language?: string }
    body: WithdrawalOrder
    answer: PaymentAnswer
  }
  'GET /v1/me/withdrawal-preview': { query: { language?: string }; answer: WithdrawalPreview }
  'GET /v1/me/payments': {
    query: { direction?: PaymentDirection; before?: number; language?: string }
    answer: PaymentPage
  }
  'GET /v1/me/wagering': { answer: WageringView[] }
  'GET /v1/me/payments/:reference': { query: { language?: string }; answer: PaymentView }
  'POST /v1/me/payments/:reference/cancel': { query: { language?: string }; answer: PaymentView }
  'POST /v1/me/payments/:reference/prints': { answer: WithdrawalPrintView }
}
