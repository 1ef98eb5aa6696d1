/** Settings of the live list (rules 9.7). */
import { LIVE_ORDERS } from '@grandstand/shared-types/live/limits'
import { storedAtom } from '../../../ui/storedAtom.ts'

/** Every order by its name; 0 is the listed order. */
export const LIST_ORDERS = { listed: 0, ...LIVE_ORDERS } as const
type ListOrder = (typeof LIST_ORDERS)[keyof typeof LIST_ORDERS]

export interface LivePreferences {
  order: ListOrder
  orderTime: 'asc' | 'desc'
  /** `leagues`: below the heads of their leagues; `flat`: one row after the other, strictly in order. */
  view: 'leagues' | 'flat'
}

const PREFERENCES_KEY = 'grandstand.live'

export function readPreferences(stored: unknown): LivePreferences {
  const { order, orderTime, view } =
    typeof stored === 'object' && stored !== null
      ? (stored as { order?: unknown; orderTime?: unknown; view?: unknown })
      : {}
  return {
    order: Object.values(LIST_ORDERS).find((known) => known === order) ?? 0,
    orderTime: orderTime === 'desc' ? 'desc' : 'asc',
    view: view === 'flat' ? 'flat' : 'leagues',
  }
}

export const livePreferencesAtom = storedAtom(PREFERENCES_KEY, readPreferences)
