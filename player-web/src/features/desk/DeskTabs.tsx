import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useHome } from '../../i18n/useHome.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { Key } from './Key.tsx'
import { useDeskTabs } from './settings/useDeskMode.ts'
import type { TabPath } from './tabs.ts'

export function DeskTabs({ current }: { current: TabPath }) {
  const { t } = useTranslation()
  const home = useHome()
  return (
    <Tabs label={t('desk.tabs')}>
      {useDeskTabs().map(({ path, name, hotkey }) => (
        <Link
          key={path}
          to={home + path}
          state={{ hotkey }}
          aria-current={path === current ? 'page' : undefined}
          data-hotkey={hotkey}
        >
          {t(`desk.tab.${name}`)} <Key name={hotkey} />
        </Link>
      ))}
    </Tabs>
  )
}
