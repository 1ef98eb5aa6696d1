/** The tabs of a desk, with the keys that open them. */
import type { DeskMode } from '@grandstand/shared-types/accounts/machines'
import type { Hotkey } from './keys/useHotkeys.ts'
import type { DeskRights } from './useDeskRights.ts'

interface Tab {
  /** Path below `/{lang}/`. */
  path: string
  name: string
  /** The function key. F4 goes to the field for a ticket's code, which opens the tab of tickets. */
  hotkey: Hotkey
  /** Without it the tab is not shown. */
  right?: keyof DeskRights
  /** The only mode that has the tab. */
  mode?: DeskMode
  /** True for a tab that no setting can hide. */
  isFixed?: true
}

export const TABS = [
  { path: 'desk', name: 'sell', hotkey: 'F2', isFixed: true },
  { path: 'desk/draws', name: 'draws', hotkey: '⇧F2' },
  { path: 'desk/ticket', name: 'ticket', hotkey: 'F4', isFixed: true },
  { path: 'desk/tickets', name: 'tickets', hotkey: 'F12' },
  { path: 'desk/bills', name: 'bills', hotkey: 'F6' },
  { path: 'desk/shift', name: 'shift', hotkey: 'F8', isFixed: true },
  { path: 'desk/card', name: 'card', hotkey: 'F5', right: 'redeemsCards' },
  { path: 'desk/cash', name: 'cash', hotkey: '⇧F5', right: 'takesCash' },
  { path: 'desk/shop', name: 'shop', hotkey: 'F3', right: 'seesShop', mode: 'branch' },
  { path: 'desk/preferences', name: 'preferences', hotkey: 'F1', isFixed: true },
] as const satisfies readonly Tab[]

export type DeskTab = (typeof TABS)[number]
export type TabPath = DeskTab['path']
export type TabName = DeskTab['name']

/** The tabs that the settings of a desk may hide. */
export const TAB_NAMES: readonly TabName[] = TABS.filter((tab) => !('isFixed' in tab)).map(
  ({ name }) => name
)

/** Whether a desk of this mode, with these rights, may have the tab. */
export const isTabOf = (tab: DeskTab, mode: DeskMode, rights: DeskRights): boolean =>
  (!('right' in tab) || rights[tab.right]) && (!('mode' in tab) || tab.mode === mode)
