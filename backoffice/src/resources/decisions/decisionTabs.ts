import { DECISION_STATES } from '@grandstand/shared-types/wire/betting/decisions'
import type { StatusTab } from '../../list/filters/StatusTabs.tsx'

export const DECISION_TABS: readonly StatusTab[] = [
  ...DECISION_STATES.map((state) => ({
    id: state,
    label: `values.decisionState.${state}`,
    filter: { state },
  })),
  { id: 'all', label: 'list.all', filter: {} },
]
