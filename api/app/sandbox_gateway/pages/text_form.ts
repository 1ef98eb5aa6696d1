import type { VoucherKind } from '#sandbox_gateway/actions/vouchers'
import type { SandboxFault, SandboxState } from '#sandbox_gateway/payment'

/** A fault that the payer can choose; the answer to the merchant's request is over by then. */
export type PageFault = Exclude<SandboxFault, 'lostAnswer'>

/** Texts of the sandbox's pages. */
export interface SandboxTexts {
  title: string
  lead: string
  merchant: string
  reference: string
  state: string
  pay: string
  refuse: string
  later: string
  close: string
  chargeBack: string
  back: string
  closing: string
  faultsTitle: string
  faults: Record<PageFault, string>
  states: Record<SandboxState, string>
  vouchers: {
    title: string
    lead: string
    kind: string
    kinds: Record<VoucherKind, string>
    amount: string
    currency: string
    buy: string
    code: string
  }
}
