import { TREE_PERIODS } from '@grandstand/shared-types/wire/people/dealer_tree'
import { MenuItem, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { useMe } from '../../../access/useMe.ts'
import { useReading } from '../../../api/useCall.ts'
import { PageHeader } from '../../../layout/PageHeader.tsx'
import { Failure } from '../../../record/page/Loaded.tsx'
import { Panel } from '../../../record/page/Panel.tsx'
import { ChosenNode } from './ChosenNode.tsx'
import { FigureHeads } from './NodeFigures.tsx'
import { Tree } from './Tree.tsx'

/** The branch of the user as a tree, with the figures of each node; the address keeps the chosen node and the period. */
export default function DealerTree() {
  const translate = useTranslate()
  const [params, setParams] = useSearchParams()
  const period = TREE_PERIODS.find((known) => known === params.get('period')) ?? 'today'
  const chosenId = Number(params.get('node')) || null
  const set = (name: string, value: string) =>
    setParams(
      (old) =>
        new URLSearchParams([...old].filter(([key]) => key !== name).concat([[name, value]])),
      {
        replace: true,
      }
    )
  const reading = useReading('GET /v1/dealer-tree', {
    query: { period, ...(chosenId !== null && { below: chosenId }) },
  })
  const { data, error } = useQuery(reading)
  const trail = data?.trail ?? []
  const me = useMe()
  return (
    <>
      <PageHeader
        title={translate('dealerTree.title')}
        actions={
          <TextField
            select
            size="small"
            label={translate('dealerTree.period')}
            value={period}
            onChange={(event) => set('period', event.target.value)}
            sx={{ minWidth: 160 }}
          >
            {TREE_PERIODS.map((known) => (
              <MenuItem key={known} value={known}>
                {translate(`period.${known}`)}
              </MenuItem>
            ))}
          </TextField>
        }
      />
      <Failure error={error} sx={{ mb: 2 }} />
      <ChosenNode trail={trail} onChoose={(id) => set('node', String(id))} />
      <Panel isFlush>
        <FigureHeads />
        <Tree
          period={period}
          chosenId={chosenId}
          openIds={[...(me ? [me.id] : []), ...trail.map(({ id }) => id)]}
          onChoose={(id) => set('node', id)}
        />
      </Panel>
    </>
  )
}
