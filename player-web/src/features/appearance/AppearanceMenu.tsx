import { useQuery } from '@tanstack/react-query'
import { Check, Moon, Palette, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePageTheme } from '../../theme/pageTheme.ts'
import { chooseTheme } from '../../theme/showTheme.ts'
import { setTheme, useTheme } from '../../theme/theme.ts'
import { Menu, MenuItem } from '../../ui/Menu.tsx'
import { Swatches } from './Swatches.tsx'
import { themeChoicesQuery } from './themeChoices.ts'
import styles from './Appearance.module.css'

const MODES = [
  ['dark', Moon],
  ['light', Sun],
] as const

/** Dark, light, and the themes that the brand offers. */
export default function AppearanceMenu() {
  const { t } = useTranslation()
  const mode = useTheme()
  const shown = usePageTheme().theme?.key
  const { data: themes = [] } = useQuery(themeChoicesQuery)
  return (
    <Menu label={t('header.appearance')} trigger={<Palette size={18} aria-hidden />}>
      {MODES.map(([name, Icon]) => (
        <MenuItem key={name} isCurrent={mode === name} onSelect={() => setTheme(name)}>
          <span className={styles.name}>
            <Icon size={16} aria-hidden />
            {t(`header.${name}`)}
          </span>
          {mode === name && <Check size={16} aria-hidden />}
        </MenuItem>
      ))}
      {themes.length > 1 && <hr className={styles.line} />}
      {themes.length > 1 &&
        themes.map((theme) => (
          <MenuItem
            key={theme.key}
            isCurrent={theme.key === shown}
            onSelect={() => chooseTheme(theme)}
          >
            <span className={styles.name}>
              <Swatches colours={theme.swatches[mode]} />
              <bdi>{theme.name}</bdi>
            </span>
            {theme.key === shown && <Check size={16} aria-hidden />}
          </MenuItem>
        ))}
    </Menu>
  )
}
