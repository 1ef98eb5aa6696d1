import { formatAmount } from '@grandstand/shared-types/money/format'
import type { TFunction } from 'i18next'
import type { Format } from './format.ts'

/** Shows where a language has its groups and decimals. */
const EXAMPLE_MINOR = 125_050

/** An amount as the language writes it. */
export const amountExample = (language: string): string => formatAmount(EXAMPLE_MINOR, language)

interface Read {
  typed: string
  /** Minor units; null for a text that is no amount. */
  minor: number | null
  /** The least amount that the field takes, in minor units. */
  leastMinor: number
  currency: string
}

/** Why a field takes no typed amount; undefined for one that it takes, and while nothing is typed. */
export function amountRefusal(read: Read, t: TFunction, format: Format): string | undefined {
  const { typed, minor, leastMinor, currency } = read
  if (typed.trim() === '') return undefined
  if (minor === null) return t('errors.formWrong', { p1: amountExample(format.language) })
  return minor < leastMinor
    ? t('errors.amountTooSmall', { p1: format.money(leastMinor, currency) })
    : undefined
}
