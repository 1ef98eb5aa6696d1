import { useHome } from '../../i18n/useHome.ts'
import { usePageTheme } from '../../theme/pageTheme.ts'

/** Makes the address of a menu's page from its first path. Where the home page is one of blocks, the sports stand at `sports`. */
export function useMenuAddress(): (path: string) => string {
  const home = useHome()
  const hasBlocks = usePageTheme().theme?.layout.home === 'lobby'
  return (path) => home + (path === '' && hasBlocks ? 'sports' : path)
}
