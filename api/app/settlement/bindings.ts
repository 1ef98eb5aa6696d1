/** What this room does for rooms below it. */
import { guardStatusWith } from '#catalogue/actions/status_guard'
import { requireOneIsEnough } from '#settlement/approval/alone'

export const bind = (): void => guardStatusWith(requireOneIsEnough)
