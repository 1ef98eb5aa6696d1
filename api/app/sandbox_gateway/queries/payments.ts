/** Payments of the sandbox: one, by each of its names, and those of a span. */
import type { Trx } from '#core/database/transactions'
import db from '@adonisjs/lucid/services/db'
import { found } from '#core/errors/app_error'
import type { SandboxRow } from '#sandbox_gateway/payment'

const rows = () => db.query<SandboxRow>().from('sandbox_payments')

/** The merchant's payment with the merchant's own reference; null for none. */
export const paymentOf = (merchant: string, reference: string): Promise<SandboxRow | null> =>
  rows().where({ merchant, reference }).first()

/** The payment of a hosted page. Throws 404 `notFound`. */
export const paymentOfPage = async (token: string): Promise<SandboxRow> =>
  found(await rows().where('page_token', token).first())

/** The payment, locked until the end of `trx`. Throws 404 `notFound`. */
export const lockedPayment = async (trx: Trx, id: number): Promise<SandboxRow> =>
  found(await trx.query<SandboxRow>().from('sandbox_payments').where('id', id).forUpdate().first())

/** Payments of a merchant whose state last changed from `fromMs` to before `toMs`, the oldest first. */
export const statementRows = async (
  merchant: string,
  fromMs: number,
  toMs: number
): Promise<SandboxRow[]> =>
  rows()
    .where('merchant', merchant)
    .where('updated_at', '>=', fromMs)
    .where('updated_at', '<', toMs)
    .orderBy('updated_at')
    .orderBy('id')
    .select('*')
