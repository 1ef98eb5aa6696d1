import { useState } from 'react'
import { Box } from '@mui/material'
import type { TreePeriod } from '@grandstand/shared-types/wire/people/dealer_tree'
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView'
import { TreeItem } from '@mui/x-tree-view/TreeItem'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useReading } from '../../../api/useCall.ts'
import { Loaded } from '../../../record/page/Loaded.tsx'
import { NodeFigures } from './NodeFigures.tsx'

interface TreeProps {
  period: TreePeriod
  chosenId: number | null
  /** Nodes open at first: the user's own, and those above the chosen one. */
  openIds: readonly number[]
  onChoose: (id: string) => void
}

/** The tree; a level is loaded when its node is opened. */
export function Tree({ period, chosenId, openIds, onChoose }: TreeProps) {
  const translate = useTranslate()
  // what the user opened and closed wins over the nodes above the chosen one
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map())
  const atFirst = new Map(openIds.map((id) => [String(id), true]))
  const isOpen = new Map([...atFirst, ...toggled])
  // keeps the nodes above the chosen one open when another is chosen
  const keep = (...more: [string, boolean][]) =>
    setToggled((old) => new Map([...atFirst, ...old, ...more]))
  return (
    <SimpleTreeView
      aria-label={translate('dealerTree.title')}
      expandedItems={[...isOpen].flatMap(([id, open]) => (open ? [id] : []))}
      onItemExpansionToggle={(_, id, open) => keep([id, open])}
      selectedItems={chosenId === null ? null : String(chosenId)}
      onSelectedItemsChange={(_, id) => {
        keep()
        if (id !== null) onChoose(id)
      }}
      itemChildrenIndentation={16}
      sx={{ 'minWidth': 0, 'p': 0.5, '& .MuiTreeItem-label': { minWidth: 0 } }}
    >
      <Level period={period} />
    </SimpleTreeView>
  )
}

/** The nodes directly below a node, or the top. */
function Level({ below, period }: { below?: number; period: TreePeriod }) {
  const answer = useQuery(
    useReading('GET /v1/dealer-tree', {
      query: { period, ...(below !== undefined && { below }) },
    })
  )
  if (!answer.data) {
    return (
      <Box component="li" role="none" sx={{ p: 1 }}>
        <Loaded answer={answer}>{() => null}</Loaded>
      </Box>
    )
  }
  return answer.data.nodes.map((node) => (
    <TreeItem key={node.id} itemId={String(node.id)} label={<NodeFigures node={node} />}>
      {node.nodeCount > 0 && <Level below={node.id} period={period} />}
    </TreeItem>
  ))
}
