import { useFormat } from '../format/useFormat.ts'

/** A code in words. */
export function ValueText({ group, code }: { group: string; code: string | number }) {
  const format = useFormat()
  return <>{format.value(group, code)}</>
}
