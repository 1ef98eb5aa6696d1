import { Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { setTheme, useTheme } from '../../theme/theme.ts'
import { IconButton } from '../../ui/Button.tsx'

/** From dark to light and back. */
export function ModeButton() {
  const { t } = useTranslation()
  const isDark = useTheme() === 'dark'
  return (
    <IconButton
      label={t(isDark ? 'header.toLight' : 'header.toDark')}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <Sun size={18} aria-hidden /> : <Moon size={18} aria-hidden />}
    </IconButton>
  )
}
