import { Tab, Tabs } from '@mui/material'
import { useListContext, useTranslate } from 'ra-core'

export interface StatusTab {
  id: string
  /** Key of the label. */
  label: string
  /** What the tab filters by; every tab sets the same names. */
  filter: Record<string, unknown>
}

/** Tabs over one list: each sets some filters and leaves the others as they are. */
export function StatusTabs({ tabs }: { tabs: readonly StatusTab[] }) {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const names = new Set(tabs.flatMap(({ filter }) => Object.keys(filter)))
  const current = tabs.find(({ filter }) =>
    [...names].every((name) => String(filterValues?.[name] ?? '') === String(filter[name] ?? ''))
  )
  const choose = (id: string) => {
    const others = Object.entries(filterValues ?? {}).filter(([name]) => !names.has(name))
    const chosen = tabs.find((tab) => tab.id === id)
    setFilters({ ...Object.fromEntries(others), ...chosen?.filter })
  }
  return (
    <Tabs
      value={current?.id ?? false}
      onChange={(_, id: string) => choose(id)}
      variant="scrollable"
      scrollButtons={false}
      sx={{ borderBottom: '1px solid', borderColor: 'divider' }}
    >
      {tabs.map(({ id, label }) => (
        <Tab key={id} value={id} label={translate(label)} />
      ))}
    </Tabs>
  )
}
