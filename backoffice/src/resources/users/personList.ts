/** Parts that lists of users share beside their columns. */
import type { ExportField } from '../../list/ExportButton.tsx'
import type { StatusTab } from '../../list/filters/StatusTabs.tsx'
import type { TotalField } from '../../list/Totals.tsx'

export const PERSON_TOTALS: readonly TotalField[] = [{ field: 'balance' }]

/** Columns for which a laptop has no room. */
export const PERSON_HIDDEN: readonly string[] = ['createdAt', 'lastLoginIp', 'cellPhone', 'email']
export const DEALER_HIDDEN: readonly string[] = [
  ...PERSON_HIDDEN,
  'firstName',
  'lastLoginAt',
  'creditLimit',
  'debtMinor',
]

export const PERSON_EXPORT: readonly ExportField[] = [
  'username',
  'firstName',
  'lastName',
  ['type', 'userType'],
  ['status', 'userStatus'],
  'parentName',
  'currency',
  'balance',
  'creditLimit',
  'debtMinor',
  'lastLoginAt',
  'inactiveAt',
  'createdAt',
]

export const STATUS_TABS: readonly StatusTab[] = [
  { id: 'all', label: 'list.all', filter: {} },
  { id: 'active', label: 'values.userStatus.1', filter: { status: 1 } },
  { id: 'suspended', label: 'values.userStatus.0', filter: { status: 0 } },
]

/** Of all users, players among them: accounts that were long unused have a tab too. */
export const USER_TABS: readonly StatusTab[] = [
  ...STATUS_TABS,
  { id: 'inactive', label: 'people.inactive', filter: { isInactive: true } },
]
