import type { SlotName } from '@grandstand/shared-types/themes/slots'
import { Suspense, useEffect } from 'react'
import { usePageTheme } from '../../theme/pageTheme.ts'
import { lazy } from '../../ui/lazy.ts'
import { Part } from '../Part.tsx'

const Slot = lazy(() => import('./Slot.tsx'))

/** The blocks below the tree or the slip; its code loads where the theme places one. */
export function SideSlot({ name }: { name: SlotName }) {
  const { theme } = usePageTheme()
  const overrides = theme?.overrides
  useEffect(() => {
    // loads the module even on a page without blocks, so that a missing one is reported
    if (overrides) void import('./overrides.ts').then((it) => it.overridesOf(overrides))
  }, [overrides])
  if (!theme?.slots[name].some(({ isShown }) => isShown)) return null
  return (
    <Part fallback="nothing">
      <Suspense fallback={null}>
        <Slot name={name} />
      </Suspense>
    </Part>
  )
}
