import { useEffect, useRef, type ReactNode } from 'react'
import { Box, Tab, Tabs } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useFormState } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'

interface FormTab {
  id: string
  content: ReactNode
}

interface FormTabsProps {
  tabs: readonly FormTab[]
  /** Key in the texts under which the labels are, by the tab's id. */
  labels: string
}

/**
 * The inputs of a long form in tabs; the address says which tab is open. The inputs of all tabs stay in the form. After
 * a refusal the first tab with a refused field opens.
 */
export function FormTabs({ tabs, labels }: FormTabsProps) {
  const translate = useTranslate()
  const [params, setParams] = useSearchParams()
  const { errors } = useFormState()
  const panels = useRef<HTMLDivElement>(null)
  const asked = params.get('tab')
  const current = tabs.find(({ id }) => id === asked) ?? tabs[0]
  const open = (tab: string) => setParams({ tab }, { replace: true })

  const seen = useRef(errors)
  useEffect(() => {
    // only new faults open a tab, so that the user can then look at others
    if (seen.current === errors) return
    seen.current = errors
    const faulty = panels.current?.querySelector('[aria-invalid=true]')?.closest('[role=tabpanel]')
    if (faulty instanceof HTMLElement && faulty.hidden && faulty.dataset['tab']) {
      open(faulty.dataset['tab'])
    }
  })

  return (
    <Box ref={panels} sx={{ width: '100%', minWidth: 0 }}>
      <Tabs
        value={current?.id ?? false}
        onChange={(_, tab: string) => open(tab)}
        variant="scrollable"
        scrollButtons={false}
        sx={{ mb: 2, mt: -1, borderBottom: '1px solid', borderColor: 'divider' }}
      >
        {tabs.map(({ id }) => (
          <Tab
            key={id}
            value={id}
            id={`tab-${id}`}
            aria-controls={`panel-${id}`}
            label={translate(`${labels}.${id}`)}
          />
        ))}
      </Tabs>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`panel-${id}`}
          aria-labelledby={`tab-${id}`}
          data-tab={id}
          hidden={id !== current?.id}
        >
          {content}
        </div>
      ))}
    </Box>
  )
}
