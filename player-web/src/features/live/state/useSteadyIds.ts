import { useCallback, useEffect, useRef, useState } from 'react'
import { steady } from './listOrder.ts'
import { touchedForMs } from './touch.ts'

interface Steady {
  key: string
  shown: readonly number[]
  newCount: number
}

/**
 * The shown rows, which follow `wanted` without a jump: no row comes or goes within 300 ms of a touch, and rows that
 * would push away visible ones wait until `showAll`. A new `key` (another sport, another order) shows all rows at once.
 */
export function useSteadyIds(wanted: readonly number[], key: string) {
  const [state, setState] = useState<Steady>({ key, shown: wanted, newCount: 0 })
  const seen = useRef<[first: number, last: number]>([0, 0])
  const current = state.key === key ? state : { key, shown: wanted, newCount: 0 }
  if (current !== state) setState(current)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const attempt = () => {
      const waitMs = touchedForMs()
      if (waitMs > 0) {
        timer = setTimeout(attempt, waitMs)
        return
      }
      setState((before) => {
        if (before.key !== key) return before
        // an empty list has no rows to push away
        if (before.shown.length === 0) return { key, shown: wanted, newCount: 0 }
        const [first, last] = seen.current
        const isSeen = (place: number) => place <= last && (first === 0 || place > first)
        const next = steady(before.shown, wanted, isSeen)
        const isSame = next.shown === before.shown && next.newCount === before.newCount
        return isSame ? before : { key, ...next }
      })
    }
    attempt()
    return () => clearTimeout(timer)
  }, [wanted, key])

  const onRange = useCallback((first: number, last: number) => {
    seen.current = [first, last]
  }, [])
  const showAll = () => setState({ key, shown: wanted, newCount: 0 })
  return { shown: current.shown, newCount: current.newCount, onRange, showAll }
}
