import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { settingsQuery } from '../../api/queries.ts'
import { usePageTheme } from '../../theme/pageTheme.ts'
import { chooseTheme } from '../../theme/showTheme.ts'
import { useTheme } from '../../theme/theme.ts'
import { Swatches } from './Swatches.tsx'
import { themeChoicesQuery } from './themeChoices.ts'
import styles from './Appearance.module.css'

/** The brand's themes as large buttons, for a phone; hidden where the site allows no choice. */
export default function ThemeChoice() {
  const { t } = useTranslation()
  const mode = useTheme()
  const shown = usePageTheme().theme?.key
  const { data: settings } = useQuery(settingsQuery)
  const mayChoose = settings?.flags.themeChange === true
  const { data: themes = [] } = useQuery({ ...themeChoicesQuery, enabled: mayChoose })
  if (!mayChoose || themes.length < 2) return null
  return (
    <fieldset className={styles.choice}>
      <legend>{t('appearance.theme')}</legend>
      {themes.map((theme) => (
        <button
          key={theme.key}
          type="button"
          aria-pressed={theme.key === shown}
          onClick={() => chooseTheme(theme)}
        >
          <Swatches colours={theme.swatches[mode]} />
          <bdi>{theme.name}</bdi>
        </button>
      ))}
    </fieldset>
  )
}
