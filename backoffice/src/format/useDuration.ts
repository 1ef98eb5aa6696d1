import { useTranslate } from 'ra-core'
import { durationOf } from './duration.ts'

/** A length of time in words: milliseconds to `12 s`. */
export function useDuration(): (ms: number) => string {
  const translate = useTranslate()
  return (ms) => {
    const { unit, count } = durationOf(ms)
    return translate(`feed.${unit}`, { count })
  }
}
