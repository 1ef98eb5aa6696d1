import { useTranslate } from 'ra-core'
import { durationOf } from './duration.ts'

/** A duration as text: 12000 milliseconds as `12 s`. */
export function useDuration(): (ms: number) => string {
  const translate = useTranslate()
  return (ms) => {
    const { unit, count } = durationOf(ms)
    return translate(`feed.${unit}`, { count })
  }
}
