import type { ExportField } from '../../list/ExportButton.tsx'
import type { StatusTab } from '../../list/filters/StatusTabs.tsx'

const tab = (id: string, direction: string, state: readonly string[]): StatusTab => ({
  id,
  label: `payments.tabs.${id}`,
  filter: { direction, state },
})

const WITHDRAWALS_WAITING = tab('withdrawalsWaiting', 'withdrawal', ['waiting'])

/** Filter of the list when it opens without one. */
export const FIRST_FILTER = WITHDRAWALS_WAITING.filter

/** The work of the day first: withdrawals and deposits that wait for staff. */
export const PAYMENT_TABS: readonly StatusTab[] = [
  WITHDRAWALS_WAITING,
  tab('depositsWaiting', 'deposit', ['waiting']),
  tab('withdrawalsToPay', 'withdrawal', ['approved', 'sent']),
  { id: 'needsLook', label: 'payments.tabs.needsLook', filter: { needsLook: true } },
  tab('depositsOpen', 'deposit', ['created', 'sent', 'approved']),
  { id: 'all', label: 'list.all', filter: {} },
]

export const PAYMENT_EXPORT: readonly ExportField[] = [
  'reference',
  ['direction', 'paymentDirection'],
  'username',
  'methodName',
  'gateway',
  'gatewayReference',
  ['state', 'paymentState'],
  'currency',
  'amountMinor',
  'feeMinor',
  'createdAt',
  'updatedAt',
]
