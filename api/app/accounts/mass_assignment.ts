/** Fields that a payload carried and nobody may set this way: they are ignored, and the audit log says so. */

const PROTECTED = ['id', 'siteId', 'path', 'depth', 'balance', 'tokenVersion', 'passwordHash']
const FIXED_AFTER_CREATION = ['type', 'username', 'parentId', 'currency']

/** Names of protected fields that were sent to a new user. */
export function ignoredOnCreate(sent: Record<string, unknown>): string[] {
  return PROTECTED.filter((name) => sent[name] !== undefined && sent[name] !== null)
}

/** Names of protected fields that were sent with another value than the row has; apps send rows back whole. */
export function ignoredOnUpdate(
  sent: Record<string, unknown>,
  row: Record<string, unknown>
): string[] {
  return [...PROTECTED, ...FIXED_AFTER_CREATION].filter(
    (name) => sent[name] !== undefined && sent[name] !== row[name]
  )
}
