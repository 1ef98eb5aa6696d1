import type { RuleFault } from '@grandstand/shared-types/accounts/account_rules'
import { describeError } from '../../api/errors.ts'
import { i18nProvider } from '../../i18n/provider.ts'

/** The text of a broken rule of the contract, the same text as for a refusal by the API; undefined without a fault. */
export const faultText = (fault: RuleFault | null, field: string): string | undefined =>
  fault ? describeError(i18nProvider, fault, field) : undefined
