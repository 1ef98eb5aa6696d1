import type { ReactNode } from 'react'
import { Box, type SxProps, type Theme } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { TreeNode, TreeSums } from '@grandstand/shared-types/wire/people/dealer_tree'
import { Dash, Money } from '../../../fields/Money.tsx'
import { StatusChip, ToneChip } from '../../../fields/StatusChip.tsx'
import { useFormat } from '../../../format/useFormat.ts'

const AMOUNTS = ['balanceMinor', 'openStakesMinor', 'stakesMinor', 'payoutsMinor'] as const

/** All rows end at the same edge, so that columns after the first line up at any depth. */
const ROW: SxProps<Theme> = {
  display: 'grid',
  columnGap: 1.5,
  alignItems: 'center',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: 'minmax(120px, 1fr) 84px 72px repeat(4, minmax(88px, 128px))',
  },
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
}

/** The names of the columns; on narrow screens each figure carries its own. */
export function FigureHeads() {
  const translate = useTranslate()
  const heads = ['nodes', 'players', ...AMOUNTS]
  return (
    <Box
      aria-hidden
      sx={{
        ...ROW,
        display: { xs: 'none', md: 'grid' },
        px: 1.5,
        py: 1,
        borderBottom: '1px solid',
        borderColor: 'divider',
        fontSize: 12,
        fontWeight: 600,
        color: 'text.secondary',
      }}
    >
      <span />
      {heads.map((head) => (
        <Box key={head} sx={{ textAlign: 'right' }}>
          {translate(`dealerTree.${head}`)}
        </Box>
      ))}
    </Box>
  )
}

/** One node: its name, and the figures of its branch. */
export function NodeFigures({ node }: { node: TreeNode }) {
  const format = useFormat()
  const translate = useTranslate()
  return (
    <Box sx={{ ...ROW, py: 0.25 }}>
      <Box
        sx={{
          gridColumn: { xs: '1 / -1', md: 'auto' },
          display: 'flex',
          flexWrap: 'wrap',
          gap: 0.75,
          minWidth: 0,
          overflowWrap: 'anywhere',
          fontWeight: 600,
        }}
      >
        {node.username}
        {node.type !== 'dealer' && (
          <ToneChip tone="quiet" text={format.value('userType', node.type)} />
        )}
        {node.status !== 1 && <StatusChip group="userStatus" code={node.status} />}
      </Box>
      <Cell name={translate('dealerTree.nodes')}>{format.count(node.nodeCount)}</Cell>
      <Cell name={translate('dealerTree.players')}>{format.count(node.playerCount)}</Cell>
      {AMOUNTS.map((amount) => (
        <Cell key={amount} name={translate(`dealerTree.${amount}`)}>
          <Amounts sums={node.sums} amount={amount} />
        </Cell>
      ))}
    </Box>
  )
}

/** A figure; its name is shown where there is no column head, and read out everywhere. */
function Cell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'row', md: 'column' },
        alignItems: { md: 'flex-end' },
        justifyContent: 'space-between',
        gap: 0.5,
      }}
    >
      <Box
        component="span"
        sx={{
          fontSize: 12,
          color: 'text.secondary',
          position: { md: 'absolute' },
          clipPath: { md: 'inset(50%)' },
        }}
      >
        {name}
      </Box>
      <span>{children}</span>
    </Box>
  )
}

/** A line for each currency in which the branch has anything. */
function Amounts({ sums, amount }: { sums: TreeSums[]; amount: (typeof AMOUNTS)[number] }) {
  if (sums.length === 0) return <Dash />
  return sums.map(({ currency, [amount]: minor }) => (
    <Box key={currency} component="span" sx={{ display: 'block', textAlign: 'right' }}>
      <Money minor={minor} currency={currency} />
    </Box>
  ))
}
