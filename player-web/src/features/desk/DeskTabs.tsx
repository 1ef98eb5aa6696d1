import { Link } from 'react-router-dom'
import { useHome } from '../../i18n/useHome.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { Key } from './Key.tsx'
import { useDeskRights, type DeskRights } from './useDeskRights.ts'
import { useTranslation } from 'react-i18next'

/** The tabs of a desk, with the keys that open them. */
export const TABS = [
  { path: 'desk', name: 'sell', hotkey: 'F2' },
  { path: 'desk/ticket', name: 'ticket', hotkey: null },
  { path: 'desk/bills', name: 'bills', hotkey: 'F6' },
  { path: 'desk/card', name: 'card', hotkey: 'F5', right: 'redeemsCards' },
  { path: 'desk/shop', name: 'shop', hotkey: 'F3', right: 'seesShop' },
  { path: 'desk/preferences', name: 'preferences', hotkey: 'F1' },
] as const
export type TabPath = (typeof TABS)[number]['path']

const isOpen = (tab: (typeof TABS)[number], rights: DeskRights): boolean =>
  !('right' in tab) || rights[tab.right]

/** Goes to the code of a ticket, which opens the tab of tickets. */
const CODE_KEY = 'F4'

export function DeskTabs({ current }: { current: TabPath }) {
  const { t } = useTranslation()
  const home = useHome()
  const rights = useDeskRights()
  return (
    <Tabs label={t('desk.tabs')}>
      {TABS.filter((tab) => isOpen(tab, rights)).map(({ path, name, hotkey }) => (
        <Link
          key={path}
          to={home + path}
          state={{ hotkey }}
          aria-current={path === current ? 'page' : undefined}
          data-hotkey={hotkey ?? undefined}
        >
          {t(`desk.${name}`)} <Key name={hotkey ?? CODE_KEY} />
        </Link>
      ))}
    </Tabs>
  )
}
