/** A manual action on a coupon, as far as the form is filled in. */
import { isReason } from '@grandstand/shared-types/core/reason'
import type { OutcomeResult } from '@grandstand/shared-types/markets/model/outcome_result'
import type { CouponDetailSelection } from '@grandstand/shared-types/wire/betting/coupons'
import type { ManualAction, ManualBody } from '@grandstand/shared-types/wire/betting/coupon_actions'

export interface ManualDraft {
  action: ManualAction
  /** Chosen selections by position, with their results; a result is empty until it is chosen. */
  chosen: ReadonlyMap<number, OutcomeResult | ''>
  /** The same of the place parts of chosen selections that are each way. */
  placed: ReadonlyMap<number, OutcomeResult | ''>
  reason: string
}

/** An empty form; the only selection of a single and the first action are chosen already. */
export function newDraft(
  selections: readonly CouponDetailSelection[],
  [action = 'void']: readonly ManualAction[] = []
): ManualDraft {
  const [first, ...others] = selections
  const empty = { action, chosen: new Map(), placed: new Map(), reason: '' }
  return first && others.length === 0 ? toggled(empty, first) : empty
}

export function toggled(
  draft: ManualDraft,
  { position, eachWay }: Pick<CouponDetailSelection, 'position' | 'eachWay'>
): ManualDraft {
  const [chosen, placed] = [new Map(draft.chosen), new Map(draft.placed)]
  if (chosen.delete(position)) {
    placed.delete(position)
  } else {
    chosen.set(position, '')
    if (eachWay) placed.set(position, '')
  }
  return { ...draft, chosen, placed }
}

/** The body for the API, or null while a field is missing. */
export function orderOf({ action, chosen, placed, reason }: ManualDraft): ManualBody | null {
  if (!isReason(reason)) return null
  const said = reason.trim()
  if (action === 'cancel') return { action, reason: said }
  if (chosen.size === 0) return null
  const ordered = [...chosen].sort(([a], [b]) => a - b)
  if (action === 'void') {
    return { action, reason: said, selections: ordered.map(([position]) => ({ position })) }
  }
  const selections = ordered.flatMap(([position, result]) => {
    const placeResult = placed.get(position)
    if (result === '' || placeResult === '') return []
    return [{ position, result, ...(placeResult && { placeResult }) }]
  })
  return selections.length === chosen.size ? { action, reason: said, selections } : null
}
