import { Box, Tab, Tabs } from '@mui/material'
import { useGetList, useListContext, useTranslate } from 'ra-core'
import { useFormat } from '../format/useFormat.ts'

export interface StatusTab {
  id: string
  /** Key of the label. */
  label: string
  /** What the tab filters by; every tab sets the same names. */
  filter: Record<string, unknown>
}

interface StatusTabsProps {
  tabs: readonly StatusTab[]
  /** Whether each tab says how many rows it holds under the other filters. */
  hasCounts?: boolean
}

/** Tabs over one list: each sets some filters and leaves the others as they are. */
export function StatusTabs({ tabs, hasCounts = false }: StatusTabsProps) {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const names = new Set(tabs.flatMap(({ filter }) => Object.keys(filter)))
  const current = tabs.find(({ filter }) =>
    [...names].every((name) => String(filterValues?.[name] ?? '') === String(filter[name] ?? ''))
  )
  const others = Object.fromEntries(
    Object.entries(filterValues ?? {}).filter(([name]) => !names.has(name))
  )
  const choose = (id: string) => {
    const chosen = tabs.find((tab) => tab.id === id)
    setFilters({ ...others, ...chosen?.filter })
  }
  return (
    <Tabs
      value={current?.id ?? false}
      onChange={(_, id: string) => choose(id)}
      variant="scrollable"
      scrollButtons={false}
      sx={{ borderBottom: '1px solid', borderColor: 'divider' }}
    >
      {tabs.map(({ id, label, filter }) => (
        <Tab
          key={id}
          value={id}
          label={
            hasCounts ? (
              <Box component="span" sx={{ display: 'inline-flex', gap: 0.75 }}>
                {translate(label)} <TabCount filter={{ ...others, ...filter }} />
              </Box>
            ) : (
              translate(label)
            )
          }
        />
      ))}
    </Tabs>
  )
}

/** Up to here the API counts; more rows are "this many and more". */
const COUNT_CAP = 10_000

function TabCount({ filter }: { filter: Record<string, unknown> }) {
  const format = useFormat()
  const translate = useTranslate()
  const { resource } = useListContext()
  const { total } = useGetList(resource, {
    filter,
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'DESC' },
  })
  if (total === undefined) return null
  const count = format.count(total)
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
      {total >= COUNT_CAP ? translate('coupons.capped', { count }) : count}
    </Box>
  )
}
