/** Parts that lists of users share beside their columns. */
import type { ExportField } from '../../list/ExportButton.tsx'
import type { TotalField } from '../../list/Totals.tsx'

export const PERSON_TOTALS: readonly TotalField[] = [{ field: 'balance' }]

export const PERSON_HIDDEN: readonly string[] = ['createdAt', 'lastLoginIp', 'cellPhone', 'email']

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
  'lastLoginAt',
  'createdAt',
]
