import type { RuleFault } from '@grandstand/shared-types/accounts/account_rules'
import { describeError } from '../api/errors.ts'
import { i18nProvider } from '../i18n/provider.ts'

/** What a form says of a broken rule of the contract, as it says the API's refusals; undefined for none. */
export const faultText = (fault: RuleFault | null, field: string): string | undefined =>
  fault ? describeError(i18nProvider, fault, field) : undefined
