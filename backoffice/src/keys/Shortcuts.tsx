import { lazy, Suspense, useCallback, useState } from 'react'
import { useShortcuts } from './useShortcuts.ts'

const ShortcutList = lazy(() => import('./ShortcutList.tsx'))

/** The keys of every page, and the list of them. `onSearch` opens the search over everything. */
export default function Shortcuts({ onSearch }: { onSearch: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const open = useCallback(() => setIsOpen(true), [])
  useShortcuts(open, onSearch)
  return <Suspense>{isOpen && <ShortcutList onClose={() => setIsOpen(false)} />}</Suspense>
}
