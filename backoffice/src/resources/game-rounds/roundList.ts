import type { ExportField } from '../../list/ExportButton.tsx'
import type { StatusTab } from '../../list/filters/StatusTabs.tsx'

export const ROUND_TABS: readonly StatusTab[] = [
  { id: 'all', label: 'list.all', filter: {} },
  { id: 'open', label: 'gameRounds.tabs.open', filter: { state: 'open' } },
  {
    id: 'interrupted',
    label: 'gameRounds.tabs.interrupted',
    filter: { state: 'open', isInterrupted: true },
  },
  { id: 'closed', label: 'gameRounds.tabs.closed', filter: { state: 'closed' } },
]

export const ROUND_TOTALS = [{ field: 'stakeMinor' }, { field: 'wonMinor' }] as const

export const ROUND_EXPORT: readonly ExportField[] = [
  'gameTitle',
  'providerName',
  'providerRound',
  'username',
  ['state', 'gameRoundState'],
  'currency',
  'stakeMinor',
  'returnedMinor',
  'wonMinor',
  'takenBackMinor',
  'createdAt',
  'closedAt',
]
