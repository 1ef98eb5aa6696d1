/** The visible columns of a list. */
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { usePreference } from '../preferences/usePreference.ts'

interface ColumnProps {
  source?: string
  label?: string
}

export type Column = ReactElement<ColumnProps>

/** The columns of a table, in their order. */
export function columnsIn(children: ReactNode): Column[] {
  return Children.toArray(children).filter((child) => isValidElement<ColumnProps>(child))
}

export const sourceOf = (column: Column): string => column.props.source ?? String(column.key)

interface ListPreference {
  hidden: string[]
  isDense: boolean
}

/** The preference as stored; an entry that cannot be read is left out. */
export function listPreferenceIn(value: unknown, hiddenAtFirst: readonly string[]): ListPreference {
  const kept =
    typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
  const hidden: unknown = kept['hidden']
  return {
    hidden: Array.isArray(hidden)
      ? hidden.filter((name) => typeof name === 'string')
      : [...hiddenAtFirst],
    isDense: kept['isDense'] === true,
  }
}

/** The user's choice of columns and row height, stored on the server under the name of the list. */
export function useListPreference(resource: string, hiddenAtFirst: readonly string[] = []) {
  const { value, isPending, keep } = usePreference(`list.${resource.replaceAll('/', '-')}`)
  const preference = listPreferenceIn(value, hiddenAtFirst)
  return {
    ...preference,
    isPending,
    isDefault: value === undefined,
    change: (changes: Partial<ListPreference>) => keep({ ...preference, ...changes }),
    reset: () => keep(null),
  }
}
