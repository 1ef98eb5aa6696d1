import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { allowsTreeAtom } from '../../../ui/useHasTree.ts'
import { useDeskMode } from './useDeskMode.ts'

/** Lays the page out for the desk's mode: a terminal has a wide slip and no tree. */
export function useDeskFrame(): void {
  const mode = useDeskMode()
  const allowTree = useSetAtom(allowsTreeAtom)
  useEffect(() => {
    document.documentElement.dataset['mode'] = mode
    allowTree(mode !== 'terminal')
    return () => {
      delete document.documentElement.dataset['mode']
      allowTree(true)
    }
  }, [mode, allowTree])
}
