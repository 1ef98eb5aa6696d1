import type { StatusTab } from '../../list/StatusTabs.tsx'

export const STATUS_TABS: StatusTab[] = [
  { id: 'all', label: 'list.all', filter: {} },
  { id: 'active', label: 'values.userStatus.1', filter: { status: 1 } },
  { id: 'suspended', label: 'values.userStatus.0', filter: { status: 0 } },
]
