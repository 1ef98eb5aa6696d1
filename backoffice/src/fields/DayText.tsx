import { useFormat } from '../format/useFormat.ts'

/** A day of the calendar, `2026-11-21`, as people of the language write it. */
export function DayText({ day }: { day: string }) {
  const format = useFormat()
  return <bdi>{format.date(day)}</bdi>
}
