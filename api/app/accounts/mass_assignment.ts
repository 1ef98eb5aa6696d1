/** Protected fields of a payload: they are ignored, and the audit log names them. */
import type { UserRow } from '@grandstand/shared-types/wire/people/accounts'

const PROTECTED = [
  'id',
  'siteId',
  'path',
  'depth',
  'balance',
  'debtMinor',
  'tokenVersion',
  'passwordHash',
]
const FIXED_AFTER_CREATION = ['type', 'username', 'parentId', 'currency']

/** Protected fields in the payload of a new user. */
export function ignoredOnCreate(sent: Record<string, unknown>): string[] {
  return PROTECTED.filter((name) => sent[name] !== undefined && sent[name] !== null)
}

/** Protected fields whose value differs from the row; a form sends the whole row back. */
export function ignoredOnUpdate(sent: Record<string, unknown>, row: UserRow): string[] {
  const held: Record<string, unknown> = { ...row }
  return [...PROTECTED, ...FIXED_AFTER_CREATION].filter(
    (name) => sent[name] !== undefined && sent[name] !== held[name]
  )
}
