import { useFormat } from '../format/useFormat.ts'

/** The word for a code. */
export function ValueText({ group, code }: { group: string; code: string | number }) {
  const format = useFormat()
  return <>{format.value(group, code)}</>
}
