/** Every resource of the back office; their pages load when they are opened. */
import type { ResourceProps } from 'react-admin'
import { auditLog } from './audit-log/index.ts'
import { betLimits } from './bet-limits/index.ts'
import { categories } from './categories/index.ts'
import { coupons } from './coupons/index.ts'
import { dealers } from './dealers/index.ts'
import { feedErrors } from './feed/index.ts'
import { ledgerAccounts } from './ledger-accounts/index.ts'
import { ledgerEntries } from './ledger-entries/index.ts'
import { ledgerTransfers } from './ledger-transfers/index.ts'
import { liveMatches } from './live-matches/index.ts'
import { marketTypes } from './market-types/index.ts'
import { matches } from './matches/index.ts'
import { sites } from './sites/index.ts'
import { sports } from './sports/index.ts'
import { teams } from './teams/index.ts'
import { tournaments } from './tournaments/index.ts'
import { users } from './users/index.ts'

export const resources: readonly ResourceProps[] = [
  users,
  dealers,
  matches,
  liveMatches,
  feedErrors,
  sports,
  categories,
  tournaments,
  teams,
  marketTypes,
  betLimits,
  coupons,
  ledgerAccounts,
  ledgerEntries,
  ledgerTransfers,
  auditLog,
  sites,
]
