import { useFormat } from '../format/useFormat.ts'
import { Dash } from './Money.tsx'

/** A moment: epoch milliseconds, or a dash for none. */
export function Time({ at }: { at: number | null | undefined }) {
  const format = useFormat()
  if (at === null || at === undefined) return <Dash />
  return <time dateTime={new Date(at).toISOString()}>{format.time(at)}</time>
}
