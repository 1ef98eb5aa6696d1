/** A manual action on a coupon, as far as the form is filled in. */
import { isReason } from '@grandstand/shared-types/core/reason'
import type { OutcomeResult } from '@grandstand/shared-types/markets/model/outcome_result'
import type { CouponDetailSelection } from '@grandstand/shared-types/wire/betting/coupons'
import type { ManualAction, ManualBody } from '@grandstand/shared-types/wire/betting/coupon_actions'

export interface ManualDraft {
  action: ManualAction
  /** Chosen selections by position, with their results; a result is empty until it is chosen. */
  chosen: ReadonlyMap<number, OutcomeResult | ''>
  reason: string
}

/** An empty form; the only selection of a single and the first action are chosen already. */
export function newDraft(
  selections: readonly CouponDetailSelection[],
  [action = 'void']: readonly ManualAction[] = []
): ManualDraft {
  const [first, ...others] = selections
  const chosen = new Map(first && others.length === 0 ? [[first.position, '' as const]] : [])
  return { action, chosen, reason: '' }
}

export function toggled(draft: ManualDraft, position: number): ManualDraft {
  const chosen = new Map(draft.chosen)
  if (!chosen.delete(position)) chosen.set(position, '')
  return { ...draft, chosen }
}

/** The body for the API, or null while a field is missing. */
export function orderOf({ action, chosen, reason }: ManualDraft): ManualBody | null {
  if (!isReason(reason)) return null
  const said = reason.trim()
  if (action === 'cancel') return { action, reason: said }
  if (chosen.size === 0) return null
  const ordered = [...chosen].sort(([a], [b]) => a - b)
  if (action === 'void') {
    return { action, reason: said, selections: ordered.map(([position]) => ({ position })) }
  }
  const selections = ordered.flatMap(([position, result]) =>
    result === '' ? [] : [{ position, result }]
  )
  return selections.length === chosen.size ? { action, reason: said, selections } : null
}
