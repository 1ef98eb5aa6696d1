import { atom, useAtomValue } from 'jotai'
import { useViewport } from './window/useViewport.ts'

/** False at a terminal, which shows no tree of sports. */
export const allowsTreeAtom = atom(true)

/** Whether the tree of sports stands beside the boards: in a wide window, unless this is a terminal. */
export function useHasTree(): boolean {
  const isAllowed = useAtomValue(allowsTreeAtom)
  return useViewport() === 'wide' && isAllowed
}
