/** The calls of staff about payments; `Calls` (calls.ts) includes them. */
import type { ComparedMethod, PaymentComparison } from '../money/payment_comparison.ts'
import type { WithdrawalPrintView } from '../betting/printing.ts'
import type { PaymentGatewayRow } from '../money/payment_methods.ts'
import type { PaymentDetail } from '../money/payments.ts'
import type { PaymentReport, PaymentReportQuery } from '../money/payment_report.ts'

export interface PaymentOfficeCalls {
  'GET /v1/payments/:id': { answer: PaymentDetail }
  'POST /v1/payments/:id/claim': { answer: PaymentDetail }
  'POST /v1/payments/:id/release': { answer: PaymentDetail }
  'POST /v1/payments/:id/approve': { answer: PaymentDetail }
  'POST /v1/payments/:id/withdraw-approval': { answer: PaymentDetail }
  'POST /v1/payments/:id/refuse': { body: { reason: string }; answer: PaymentDetail }
  'POST /v1/payments/:id/pay': { answer: PaymentDetail }
  'POST /v1/payments/:id/return': { body: { reason: string }; answer: PaymentDetail }
  'POST /v1/payments/:id/credit-again': { body: { reason: string }; answer: PaymentDetail }
  'POST /v1/payments/:id/looked-at': { body: { reason: string }; answer: PaymentDetail }
  'POST /v1/payments/:id/prints': { answer: WithdrawalPrintView }
  'GET /v1/payment-report': { query: PaymentReportQuery; answer: PaymentReport }
  'GET /v1/payment-comparisons/methods': { answer: ComparedMethod[] }
  'POST /v1/payment-comparisons': {
    body: { methodId: number; from: number; to: number; csv?: string }
    answer: PaymentComparison
  }
  'GET /v1/payment-gateways': { answer: PaymentGatewayRow[] }
}
