/** The calls about reports of suspicious betting; `Calls` (calls.ts) includes them. */
import type {
  NewSuspicionReport,
  NewSuspicionSending,
  ReportedName,
  SuspicionAnswer,
  SuspicionFacts,
  SuspicionFile,
  SuspicionReportRow,
  SuspicionSending,
} from '../betting/suspicion.ts'

export interface SuspicionCalls {
  'POST /v1/suspicion-reports': { body: NewSuspicionReport; answer: SuspicionReportRow }
  'GET /v1/suspicion-reports/:id/facts': { answer: SuspicionFacts }
  'POST /v1/suspicion-reports/:id/closing': { answer: SuspicionReportRow }
  'POST /v1/suspicion-reports/:id/dropping': {
    body: { reason: string }
    answer: SuspicionReportRow
  }
  'POST /v1/suspicion-reports/:id/file': { answer: SuspicionFile }
  'POST /v1/suspicion-reports/:id/names': { body: { reason: string }; answer: ReportedName[] }
  'GET /v1/suspicion-reports/:id/sendings': { answer: SuspicionSending[] }
  'POST /v1/suspicion-reports/:id/sendings': {
    body: NewSuspicionSending
    answer: SuspicionSending[]
  }
  'POST /v1/suspicion-reports/:id/sendings/:sendingId/answer': {
    body: SuspicionAnswer
    answer: SuspicionSending[]
  }
}
