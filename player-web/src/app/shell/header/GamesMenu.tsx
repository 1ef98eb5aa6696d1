import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { MenuIcon } from '../../../navigation/MenuIcon.tsx'
import { useHome } from '../../../i18n/useHome.ts'
import { Menu, MenuItem } from '../../../ui/Menu.tsx'
import { useLobbyPages } from '../../useAdmission.ts'

/** The lobbies that the user may open. */
export default function GamesMenu({ current }: { current: string | undefined }) {
  const { t } = useTranslation()
  const home = useHome()
  const navigate = useNavigate()
  const pages = useLobbyPages()
  if (pages.length === 0) return null
  return (
    <Menu
      label={t('nav.games')}
      trigger={
        <>
          {t('nav.games')}
          <ChevronDown size={14} aria-hidden />
        </>
      }
    >
      {pages.map(({ paths: [path], menu }) => (
        <MenuItem
          key={path}
          isCurrent={path === current}
          onSelect={() => void navigate(home + path)}
        >
          {t(menu.name)}
          <MenuIcon path={path} size={16} />
        </MenuItem>
      ))}
    </Menu>
  )
}
