import type { DeskMode } from '@grandstand/shared-types/accounts/machines'
import { useAtomValue } from 'jotai'
import { isTabOf, TABS, type DeskTab } from '../tabs.ts'
import { useDeskRights } from '../useDeskRights.ts'
import { machineAtom } from '../useHeartbeat.ts'
import { preferencesAtom } from './preferences.ts'

/** The mode that staff set for the machine; in a browser that is not a machine, the mode of the preferences. */
export function useDeskMode(): DeskMode {
  const machine = useAtomValue(machineAtom)
  const { mode } = useAtomValue(preferencesAtom)
  return machine?.mode ?? mode
}

/** The tabs that this desk shows. */
export function useDeskTabs(): readonly DeskTab[] {
  const mode = useDeskMode()
  const rights = useDeskRights()
  const { hiddenTabs } = useAtomValue(preferencesAtom)
  return TABS.filter((tab) => isTabOf(tab, mode, rights) && !hiddenTabs.includes(tab.name))
}
