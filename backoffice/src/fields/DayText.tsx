import { useFormat } from '../format/useFormat.ts'

/** A day of the calendar, `2026-11-21`, as written in the chosen language. */
export function DayText({ day }: { day: string }) {
  const format = useFormat()
  return <bdi>{format.date(day)}</bdi>
}
