/** The detail of an audit entry, split into single fields. */

export interface Change {
  /** Names from the outermost to the innermost, in camel case: `limits`, `maxStakeMinor`. */
  path: string[]
  /** Undefined when the field had no value. */
  before: unknown
  after: unknown
}

type Leaves = Map<string, unknown>

/** The fields that differ in an update's `before` and `after`; for any other detail, every field. */
export function changesOf(detail: Record<string, unknown>): Change[] {
  const before = asObject(detail['before'])
  const after = asObject(detail['after'])
  const leavesBefore = before ? leavesOf(before) : new Map<string, unknown>()
  const leavesAfter = leavesOf(before || after ? (after ?? {}) : detail)
  return [...new Set([...leavesBefore.keys(), ...leavesAfter.keys()])]
    .map((path) => ({
      path: path.split('.'),
      before: leavesBefore.get(path),
      after: leavesAfter.get(path),
    }))
    .filter((change) => change.before !== change.after && !isUsualFlag(change))
}

/** A credit move in reading order: amount, then both balances and the debt after it. */
export function creditChanges(detail: Record<string, unknown>): Change[] {
  const balance = (side: 'actor' | 'user'): Change => ({
    path: [`${side}Balance`],
    before: asObject(detail[side])?.['beforeMinor'],
    after: asObject(detail[side])?.['afterMinor'],
  })
  const debt: Change = {
    path: ['debtMinor'],
    before: asObject(detail['debt'])?.['beforeMinor'],
    after: asObject(detail['debt'])?.['afterMinor'],
  }
  return [
    { path: ['amountMinor'], before: undefined, after: detail['amountMinor'] },
    ...[balance('user'), balance('actor'), debt].filter(({ after }) => typeof after === 'number'),
    { path: ['transferId'], before: undefined, after: detail['transferId'] },
  ]
}

/** A product that was never set is open, so setting it to open is no change. */
const isUsualFlag = ({ path, before, after }: Change): boolean =>
  path[0] === 'products' && before === undefined && after === 1

function leavesOf(object: Record<string, unknown>): Leaves {
  const leaves: Leaves = new Map()
  for (const [name, value] of Object.entries(object)) {
    const key = name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
    const inner = asObject(value) ?? asObject(parsed(value))
    if (inner) for (const [below, leaf] of leavesOf(inner)) leaves.set(`${key}.${below}`, leaf)
    else leaves.set(key, value)
  }
  return leaves
}

/** Parses JSON, which rows of the database store as text. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith('{')) return null
  try {
    return JSON.parse(value)
  } catch {
    return null
  }
}

function asObject(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : null
}
