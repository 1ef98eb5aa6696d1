/** Preferences of the desk at this machine: stored in this browser, since printer and screen belong to the machine. */
import { PAPER_WIDTHS_MM, type PaperWidthMm } from '@grandstand/shared-types/coupons/model/prints'
import { DESK_MODES, type DeskMode } from '@grandstand/shared-types/accounts/machines'
import { storedAtom } from '../../../ui/storedAtom.ts'
import { TAB_NAMES, type TabName } from '../tabs.ts'

interface DeskPreferences {
  /** The mode of a browser that is not a registered machine; staff set the mode of a machine. */
  mode: DeskMode
  /** Tabs that the desk does not show. */
  hiddenTabs: readonly TabName[]
  /** False while the desk sells without paper. */
  printer: boolean
  /** Prints tickets and receipts by themselves. Undefined follows the account. */
  autoPrint: boolean | undefined
  /** Undefined means the brand's paper. */
  paperMm: PaperWidthMm | undefined
  /** Asks the server every few seconds whether it answers. */
  onlineCheck: boolean
  /** The main window shows live matches while the search is empty. */
  liveMatches: boolean
  /** It shows the bingo that was drawn last, too. */
  bingoVideo: boolean
  /** Minutes without a touch after which the screen locks; 0 means never. */
  lockMinutes: number
}

/** The choices of the idle lock, in minutes; 0 means never. */
export const LOCK_MINUTES = [0, 1, 3, 5, 10, 30] as const

const STORAGE_KEY = 'grandstand.desk'
/** Rules 9.9. */
const DEFAULTS: DeskPreferences = {
  mode: 'terminal',
  hiddenTabs: [],
  printer: true,
  autoPrint: undefined,
  paperMm: undefined,
  onlineCheck: true,
  liveMatches: true,
  bingoVideo: false,
  lockMinutes: 10,
}

function readPreferences(stored: unknown): DeskPreferences {
  const kept: Partial<Record<keyof DeskPreferences, unknown>> =
    typeof stored === 'object' && stored !== null ? stored : {}
  const flag = <T>(value: unknown, otherwise: T) => (typeof value === 'boolean' ? value : otherwise)
  const hidden: readonly unknown[] = Array.isArray(kept.hiddenTabs) ? kept.hiddenTabs : []
  return {
    mode: DESK_MODES.find((mode) => mode === kept.mode) ?? DEFAULTS.mode,
    hiddenTabs: TAB_NAMES.filter((name) => hidden.includes(name)),
    printer: flag(kept.printer, DEFAULTS.printer),
    autoPrint: flag(kept.autoPrint, DEFAULTS.autoPrint),
    paperMm: PAPER_WIDTHS_MM.find((width) => width === kept.paperMm),
    onlineCheck: flag(kept.onlineCheck, DEFAULTS.onlineCheck),
    liveMatches: flag(kept.liveMatches, DEFAULTS.liveMatches),
    bingoVideo: flag(kept.bingoVideo, DEFAULTS.bingoVideo),
    lockMinutes:
      LOCK_MINUTES.find((minutes) => minutes === kept.lockMinutes) ?? DEFAULTS.lockMinutes,
  }
}

export const preferencesAtom = storedAtom(STORAGE_KEY, readPreferences)
