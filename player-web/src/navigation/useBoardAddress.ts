import { useHome } from '../i18n/useHome.ts'
import { usePageTheme } from '../theme/pageTheme.ts'

/** The address of the board without filters: the home page, or `sports` where the home page is one of blocks. */
export function useBoardAddress(): string {
  const home = useHome()
  return usePageTheme().theme?.layout.home === 'lobby' ? `${home}sports` : home
}
