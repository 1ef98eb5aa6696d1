import { Box, Tab, Tabs } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useListContext, useTranslate } from 'ra-core'
import { useProvider } from '../../api/useProvider.ts'
import { useFormat } from '../../format/useFormat.ts'

export interface StatusTab {
  id: string
  /** Key of the label. */
  label: string
  /** Filters that the tab sets; every tab sets the same names. */
  filter: Record<string, unknown>
}

interface StatusTabsProps {
  tabs: readonly StatusTab[]
}

/** Tabs above a list: each sets some filters, keeps the others, and shows its number of rows. */
export function StatusTabs({ tabs }: StatusTabsProps) {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const names = new Set(tabs.flatMap(({ filter }) => Object.keys(filter)))
  const current = tabs.find(({ filter }) =>
    [...names].every((name) => String(filterValues?.[name] ?? '') === String(filter[name] ?? ''))
  )
  const others = Object.fromEntries(
    Object.entries(filterValues ?? {}).filter(([name]) => !names.has(name))
  )
  const counts = useCounts(tabs.map(({ filter }) => ({ ...others, ...filter })))
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
      {tabs.map(({ id, label }, index) => (
        <Tab
          key={id}
          value={id}
          label={
            <Box component="span" sx={{ display: 'inline-flex', gap: 0.75 }}>
              {translate(label)} <TabCount total={counts?.[index]} />
            </Box>
          }
        />
      ))}
    </Tabs>
  )
}

/** The number of rows of each filter; the last numbers stay while new ones load. */
function useCounts(filters: readonly object[]): number[] | undefined {
  const dataProvider = useProvider()
  const { resource, filter } = useListContext()
  const asked = filters.map((one) => ({ ...filter, ...one }))
  const { data } = useQuery({
    queryKey: [resource, 'counts', asked],
    queryFn: () => dataProvider.counts(resource, asked),
    placeholderData: (previous: number[] | undefined) => previous,
  })
  return data
}

/** The API counts up to this number; for more rows it answers with this number. */
const COUNT_CAP = 10_000

function TabCount({ total }: { total: number | undefined }) {
  const format = useFormat()
  const translate = useTranslate()
  if (total === undefined) return null
  const count = format.count(total)
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
      {total >= COUNT_CAP ? translate('coupons.capped', { count }) : count}
    </Box>
  )
}
