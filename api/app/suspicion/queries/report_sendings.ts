import db from '@adonisjs/lucid/services/db'
import type { SuspicionSending } from '@grandstand/shared-types/wire/betting/suspicion'

interface SendingRow {
  id: number
  recipient: string
  sent_at: number
  reference: string
  sent_by_name: string
  recorded_at: number
  answer: string | null
  answered_at: number | null
  answered_by_name: string | null
}

/** To whom a report was sent, in order. The caller has checked that the report is of the brand. */
export async function reportSendings(reportId: number): Promise<SuspicionSending[]> {
  const rows: SendingRow[] = await db
    .query<SendingRow>()
    .from('suspicion_sendings as s')
    .join('users as senders', 'senders.id', 's.sent_by')
    .leftJoin('users as answerers', 'answerers.id', 's.answered_by')
    .where('s.report_id', reportId)
    .orderBy('s.id')
    .select('s.id', 's.recipient', 's.sent_at', 's.reference', 's.recorded_at', 's.answer')
    .select('s.answered_at', 'senders.username as sent_by_name')
    .select('answerers.username as answered_by_name')
  return rows.map((row) => ({
    id: Number(row.id),
    recipient: row.recipient,
    sentAt: Number(row.sent_at),
    reference: row.reference,
    sentByName: row.sent_by_name,
    recordedAt: Number(row.recorded_at),
    answer: row.answer,
    answeredAt: row.answered_at === null ? null : Number(row.answered_at),
    answeredByName: row.answered_by_name,
  }))
}
