/** The steps of a report, each with a row of the audit log. */
import { createHash } from 'node:crypto'
import {
  suspicionFileText,
  type NewSuspicionReport,
  type SuspicionFile,
  type SuspicionSign,
  type SuspicionState,
} from '@grandstand/shared-types/wire/betting/suspicion'
import db from '@adonisjs/lucid/services/db'
import type { AuditAction } from '@grandstand/shared-types/wire/audit'
import { authorOf, recordAudit } from '#audit/record_audit'
import { lockOwnRow } from '#audit/step_up_edits'
import { inTransaction, type Trx } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import { must } from '#core/errors/must'
import type { Editor } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { collectFacts } from '#suspicion/facts/collect'
import { matchOfReport } from '#suspicion/queries/report_facts'

export interface StoredReport {
  match_id: number
  state: SuspicionState
  sign: SuspicionSign
  text: string
  opened_at: number
}

/** The report of the editor's brand, locked. Throws 404 `notFound`, 409 `suspicionState` in another state. */
export async function lockReport(
  trx: Trx,
  editor: Editor,
  id: number,
  states: readonly SuspicionState[]
): Promise<StoredReport> {
  const report = await lockOwnRow<StoredReport>(trx, 'suspicion_reports', editor, id)
  if (!states.includes(report.state)) throw new AppError('suspicionState')
  return report
}

interface Step {
  action: Extract<AuditAction, `suspicionReport.${string}`>
  id: number
  detail?: Record<string, unknown>
  reason?: string
}

/** Writes what an officer did with a report into the audit log. */
export const recordStep = (trx: Trx, editor: Editor, { id, detail = {}, ...step }: Step) =>
  recordAudit(trx, {
    ...authorOf(editor),
    ...step,
    subjectType: 'suspicionReport',
    subjectId: id,
    detail,
  })

/** Opens a draft and resolves to its number. Throws 422 `unknownEntry` at `matchId` for an unknown match. */
export const openReport = (
  editor: Editor,
  { matchId, sign, text }: NewSuspicionReport
): Promise<number> =>
  inTransaction(async (trx) => {
    const match: unknown = await trx.from('matches').where('id', matchId).select('id').first()
    if (!match) throw AppError.field('matchId', 'unknownEntry')
    const [inserted]: number[] = await trx.insertQuery().table('suspicion_reports').insert({
      site_id: editor.principal.siteId,
      match_id: matchId,
      state: 'draft',
      sign,
      text,
      author_id: editor.principal.userId,
      opened_at: clock.now(),
    })
    const id = must(inserted, 'number of the report')
    await recordStep(trx, editor, {
      action: 'suspicionReport.open',
      id,
      detail: { after: { matchId, sign } },
    })
    return id
  })

/** Changes what staff wrote in a draft. Throws 404 `notFound`, 409 `suspicionState`. */
export const writeReport = (
  editor: Editor,
  id: number,
  after: Pick<NewSuspicionReport, 'sign' | 'text'>
): Promise<void> =>
  inTransaction(async (trx) => {
    const { sign, text } = await lockReport(trx, editor, id, ['draft'])
    await trx.from('suspicion_reports').where('id', id).update(after)
    await recordStep(trx, editor, {
      action: 'suspicionReport.write',
      id,
      detail: { before: { sign, text }, after },
    })
  })

/** Ends a draft that turned out to be nothing. Throws 404 `notFound`, 409 `suspicionState`. */
export const dropReport = (editor: Editor, id: number, reason: string): Promise<void> =>
  inTransaction(async (trx) => {
    await lockReport(trx, editor, id, ['draft'])
    await trx
      .from('suspicion_reports')
      .where('id', id)
      .update({ state: 'dropped', dropped_reason: reason })
    await recordStep(trx, editor, { action: 'suspicionReport.drop', id, reason })
  })

/**
 * Closes a draft: facts and text are frozen as the file for an authority, with its SHA-256, and its players get their
 * numbers. The facts are read before the transaction, so that no bet waits for it. Throws 404 `notFound`, 409
 * `suspicionState`.
 */
export async function closeReport(editor: Editor, id: number): Promise<void> {
  const { siteId, userId } = editor.principal
  const matchId = await matchOfReport(siteId, id)
  const { facts, people } = await collectFacts(db.connection(), { siteId, matchId })
  await inTransaction(async (trx) => {
    const report = await lockReport(trx, editor, id, ['draft'])
    const { title } = await trx
      .query<{ title: string }>()
      .from('sites')
      .where('id', siteId)
      .select('title')
      .firstOrFail()
    const closedAt = clock.now()
    const file: SuspicionFile = {
      format: 'grandstand.suspicion-report',
      version: 1,
      report: {
        number: id,
        brand: title,
        sign: report.sign,
        text: report.text,
        openedAt: Number(report.opened_at),
        closedAt,
      },
      facts,
    }
    const content = suspicionFileText(file)
    const hash = createHash('sha256').update(content).digest('hex')
    await trx.from('suspicion_reports').where('id', id).update({
      state: 'closed',
      closed_by: userId,
      closed_at: closedAt,
      content,
      content_hash: hash,
    })
    if (people.length > 0) {
      await trx
        .insertQuery()
        .table('suspicion_players')
        .multiInsert(
          people.map(({ number, userId: playerId }) => ({
            report_id: id,
            number,
            user_id: playerId,
          }))
        )
    }
    await recordStep(trx, editor, {
      action: 'suspicionReport.close',
      id,
      detail: { contentHash: hash, playerCount: people.length },
    })
  })
}
