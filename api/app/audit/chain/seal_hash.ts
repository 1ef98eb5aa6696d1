/** The hash of a seal: it covers the sealed row of the audit log and the seal before. */
import { signingFor } from '#core/keys/app_keys'

/** A row of `audit_log` as the database gives it. */
export interface SealedRow {
  id: number
  site_id: number | null
  actor_id: number | null
  action: string
  subject_type: string
  subject_id: number | null
  detail: string
  reason: string | null
  ip: string
  created_at: number
}

const COLUMNS = [
  'id',
  'site_id',
  'actor_id',
  'action',
  'subject_type',
  'subject_id',
  'detail',
  'reason',
  'ip',
  'created_at',
] as const satisfies readonly (keyof SealedRow)[]

/** The columns that a seal covers, with the name of their table. */
export const SEALED_COLUMNS = COLUMNS.map((column) => `audit_log.${column}`)

/** Only the server has the key, so a person who can write to the database alone cannot make a valid seal. */
const signing = signingFor('audit chain')

/** The seal before the first one. */
export const NO_SEAL = ''

/** The hash, 64 hexadecimal digits, of the seal of `row` that follows the seal with the hash `before`. */
export const sealHash = (before: string, row: SealedRow): string =>
  signing.sign(sealedText(before, row)).toString('hex')

/** Whether `hash` is that of the seal of `row`, under the present key or another one of the installation. */
export const isSealHash = (hash: string, before: string, row: SealedRow): boolean =>
  hash === sealHash(before, row) ||
  signing.isSigned(sealedText(before, row), Buffer.from(hash, 'hex'))

/** What a seal covers. */
export const sealedText = (before: string, row: SealedRow): string =>
  JSON.stringify([before, ...COLUMNS.map((column) => row[column])])
