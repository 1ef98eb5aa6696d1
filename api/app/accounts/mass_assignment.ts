/** Protected fields of a payload: they are ignored, and the audit log names them. */

const PROTECTED = ['id', 'siteId', 'path', 'depth', 'balance', 'tokenVersion', 'passwordHash']
const FIXED_AFTER_CREATION = ['type', 'username', 'parentId', 'currency']

/** Protected fields in the payload of a new user. */
export function ignoredOnCreate(sent: Record<string, unknown>): string[] {
  return PROTECTED.filter((name) => sent[name] !== undefined && sent[name] !== null)
}

/** Protected fields whose value differs from the row; apps send rows back whole. */
export function ignoredOnUpdate(
  sent: Record<string, unknown>,
  row: Record<string, unknown>
): string[] {
  return [...PROTECTED, ...FIXED_AFTER_CREATION].filter(
    (name) => sent[name] !== undefined && sent[name] !== row[name]
  )
}
