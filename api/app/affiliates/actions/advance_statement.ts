/** Takes a statement of an affiliate from draft to approved, paid and locked, one step at a time. */
import db from '@adonisjs/lucid/services/db'
import type { AuditAction } from '@grandstand/shared-types/wire/audit'
import {
  STATEMENT_STATES,
  type StatementState,
} from '@grandstand/shared-types/wire/money/statements'
import { AppError } from '#core/errors/app_error'
import { must } from '#core/errors/must'
import { clock } from '#core/timing/clock'
import { inTransaction, type Reader, type Trx } from '#core/database/transactions'
import type { Editor, Principal } from '#core/requests/access'
import { authorOf, recordAudit } from '#audit/record_audit'

export interface StatementToMove {
  id: number
  userId: number
  state: StatementState
  currency: string
  /** Minor units. */
  payableMinor: number
  /** The first of two officers who pay it. */
  firstApprovedBy: number | null
}

/** Throws 404 `notFound`, 409 `statementState` for a statement that is no draft. */
export const approveStatement = (editor: Editor, id: number): Promise<void> =>
  inTransaction(async (trx) =>
    advance(trx, editor, await lockedStatement(trx, editor, id), 'approved')
  )

/** Throws 404 `notFound`, 409 `statementState` for a statement that was not paid. */
export const lockStatement = (editor: Editor, id: number): Promise<void> =>
  inTransaction(async (trx) =>
    advance(trx, editor, await lockedStatement(trx, editor, id), 'locked')
  )

const TIME_COLUMN = { approved: 'approved_at', paid: 'paid_at', locked: 'locked_at' } as const
const VERB = { approved: 'approve', paid: 'pay', locked: 'lock' } as const

/** Moves a locked statement to the state after its own. Throws 409 `statementState` for any other. */
export async function advance(
  trx: Trx,
  editor: Editor,
  statement: StatementToMove,
  to: Exclude<StatementState, 'draft'>
): Promise<void> {
  const from = must(STATEMENT_STATES[STATEMENT_STATES.indexOf(to) - 1], 'state before')
  const moved = await trx
    .from('affiliate_statements')
    .where({ id: statement.id, state: from })
    .update({ state: to, [TIME_COLUMN[to]]: clock.now() })
  if (Number(moved) !== 1) throw new AppError('statementState')
  await auditStatement(trx, editor, statement, `affiliateStatement.${VERB[to]}`)
}

export const auditStatement = (
  trx: Trx,
  editor: Editor,
  { id, userId, currency, payableMinor, firstApprovedBy }: StatementToMove,
  action: Extract<AuditAction, `affiliateStatement.${string}`>
): Promise<void> =>
  recordAudit(trx, {
    ...authorOf(editor),
    action,
    subjectType: 'affiliateStatement',
    subjectId: id,
    detail: {
      userId,
      currency,
      payableMinor,
      ...(firstApprovedBy !== null && { firstApprovedBy }),
    },
  })

/** Throws 404 `notFound` for a statement of another brand. */
export const statementToMove = ({ siteId }: Principal, id: number): Promise<StatementToMove> =>
  read(db.connection(), siteId, id)

/** The same, until the end of the transaction by nobody else. */
export async function lockedStatement(
  trx: Trx,
  { principal }: Editor,
  id: number
): Promise<StatementToMove> {
  await trx.from('affiliate_statements').where('id', id).select('id').forUpdate()
  return read(trx, principal.siteId, id)
}

async function read(from: Reader, siteId: number, id: number): Promise<StatementToMove> {
  const row: StatementToMove | null = await from
    .query<StatementToMove>()
    .from('affiliate_statements as s')
    .join('affiliates as f', 'f.id', 's.affiliate_id')
    .where({ 's.id': id, 'f.site_id': siteId })
    .select({ id: 's.id', userId: 'f.user_id', state: 's.state', currency: 's.currency' })
    .select({ payableMinor: 's.payable', firstApprovedBy: 's.first_approved_by' })
    .first()
  if (!row) throw AppError.notFound()
  return {
    ...row,
    id: Number(row.id),
    userId: Number(row.userId),
    payableMinor: Number(row.payableMinor),
    firstApprovedBy: row.firstApprovedBy === null ? null : Number(row.firstApprovedBy),
  }
}
