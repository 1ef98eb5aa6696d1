import type { Operations } from '#core/operations/operation'
import { decideOnSandboxPage, sandboxPage } from '#sandbox_gateway/operations/pages'
import {
  createSandboxPayment,
  readSandboxPayment,
  returnSandboxPayment,
} from '#sandbox_gateway/operations/payments'
import { sandboxSettlementFile, sandboxStatement } from '#sandbox_gateway/operations/statement'
import {
  buySandboxVoucher,
  redeemSandboxVoucher,
  sandboxVoucherShop,
} from '#sandbox_gateway/operations/vouchers'

export const operations = {
  createSandboxPayment,
  readSandboxPayment,
  returnSandboxPayment,
  sandboxStatement,
  sandboxSettlementFile,
  redeemSandboxVoucher,
  sandboxPage,
  decideOnSandboxPage,
  sandboxVoucherShop,
  buySandboxVoucher,
} satisfies Operations
