import { SportsPage } from '../features/sports/index.ts'
import { usePageTheme } from '../theme/pageTheme.ts'
import { lazy } from '../ui/lazy.ts'

const Lobby = lazy(() => import('./slots/Lobby.tsx'))

/** The first page: the sports page, or the blocks of the theme. */
export function HomePage() {
  const { theme } = usePageTheme()
  return theme?.layout.home === 'lobby' ? <Lobby /> : <SportsPage />
}
