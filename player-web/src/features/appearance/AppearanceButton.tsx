import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { settingsQuery } from '../../api/queries.ts'
import { lazy } from '../../ui/lazy.ts'
import { ModeButton } from './ModeButton.tsx'

const AppearanceMenu = lazy(() => import('./AppearanceMenu.tsx'))

/** Dark or light, and the brand's themes where the site lets players choose. */
export function AppearanceButton() {
  const { data: settings } = useQuery(settingsQuery)
  if (!settings?.flags.themeChange) return <ModeButton />
  return (
    <Suspense fallback={<ModeButton />}>
      <AppearanceMenu />
    </Suspense>
  )
}
