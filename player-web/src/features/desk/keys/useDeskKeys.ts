import { useNavigate } from 'react-router-dom'
import { useHome } from '../../../i18n/useHome.ts'
import { useDeskTabs } from '../settings/useDeskMode.ts'
import { useHotkeys } from './useHotkeys.ts'

/** The printer's key; every tab shows the printer. */
const PRINTER_KEY = 'F7'

/** The keys of the desk on every page: away from the desk, a key leads to its tab. */
export function useDeskKeys(): void {
  const home = useHome()
  const navigate = useNavigate()
  const tabs = useDeskTabs()
  useHotkeys((hotkey) => {
    const path = hotkey === PRINTER_KEY ? 'desk' : tabs.find((tab) => tab.hotkey === hotkey)?.path
    if (path !== undefined) void navigate(home + path, { state: { hotkey } })
    return path !== undefined
  })
}
