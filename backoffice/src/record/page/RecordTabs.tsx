import { Fragment, type ReactNode } from 'react'
import { Tab, Tabs } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { mayDo } from '../../access/permissions.ts'
import { useMe } from '../../access/useMe.ts'

export interface RecordTab<Row> {
  id: string
  /** Resource that the user must be allowed to see for the tab to show. */
  resource: string
  /** Called when the tab is opened, so that the content loads only then. */
  content: (record: Row) => ReactNode
}

interface RecordTabsProps<Row> {
  record: Row
  tabs: readonly RecordTab<Row>[]
  /** Id of the tab that is open when the address names none; the first one otherwise. */
  preferred?: string | undefined
  /** Key in the texts under which the labels are, by the tab's id. */
  labels: string
  /** True inside a card, where the content follows without a gap. */
  isInCard?: boolean
}

/** Tabs of a record's page, as far as the user may see them; the address says which tab is open. */
export function RecordTabs<Row>(props: RecordTabsProps<Row>) {
  const { record, tabs, preferred, labels, isInCard = false } = props
  const translate = useTranslate()
  const me = useMe()
  const [params, setParams] = useSearchParams()
  const open = tabs.filter(({ resource }) => me !== undefined && mayDo(me, 'list', resource))
  const named = (id: string | null | undefined) => open.find((tab) => tab.id === id)
  const current = named(params.get('tab')) ?? named(preferred) ?? open[0]
  if (!current) return null
  return (
    <>
      <Tabs
        value={current.id}
        onChange={(_, tab: string) => setParams({ tab }, { replace: true })}
        variant="scrollable"
        scrollButtons={false}
        sx={{ mb: isInCard ? 0 : 2, borderBottom: '1px solid', borderColor: 'divider' }}
      >
        {open.map(({ id }) => (
          <Tab key={id} value={id} label={translate(`${labels}.${id}`)} />
        ))}
      </Tabs>
      <Fragment key={current.id}>{current.content(record)}</Fragment>
    </>
  )
}
