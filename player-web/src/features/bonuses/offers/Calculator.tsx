import { dueOf, grantedOf } from '@grandstand/shared-types/bonuses/worth'
import { parseMoney } from '@grandstand/shared-types/money/parse_money'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { Field } from '../../../ui/form/Field.tsx'
import styles from './Offers.module.css'
import type { ShownTerms } from './useWorth.ts'

const WHOLE_MILLI = 100_000
const EXAMPLE_MINOR = 10_000

/** The base that brings the highest bonus, or without a bound the least one. */
function exampleBase({ percentMilli, highestMinor, amountMinor, leastBaseMinor }: ShownTerms) {
  const full = Math.ceil(((highestMinor - amountMinor) * WHOLE_MILLI) / percentMilli)
  return Math.max(leastBaseMinor, highestMinor > amountMinor ? full : EXAMPLE_MINOR)
}

interface CalculatorProps {
  terms: ShownTerms
  isOfDeposit: boolean
}

/** The bonus that an amount would bring, and what would have to be played for it. */
export function Calculator({ terms, isOfDeposit }: CalculatorProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const [typed, setTyped] = useState<string | null>(null)
  const { currency, leastBaseMinor, multiplierMilli } = terms
  const money = (minor: number) => format.money(minor, currency)
  const baseMinor = typed === null ? exampleBase(terms) : (parseMoney(typed, format.language) ?? 0)
  const granted = grantedOf(terms, baseMinor)
  const isTooSmall = baseMinor < leastBaseMinor
  return (
    <div className={styles.calculator}>
      <Field
        label={t(`bonuses.calculator.${isOfDeposit ? 'deposit' : 'loss'}`)}
        value={typed ?? String(baseMinor / 100)}
        onValue={setTyped}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        aside={<span className={styles.currency}>{currency}</span>}
      />
      <output aria-live="polite">
        {isTooSmall ? (
          t('bonuses.calculator.tooSmall', { amount: money(leastBaseMinor) })
        ) : (
          <>
            <span>
              {t('bonuses.calculator.bonus')} <b dir="ltr">{money(granted)}</b>
            </span>
            {multiplierMilli > 0 && (
              <span>
                {t('bonuses.own.due')} <b dir="ltr">{money(dueOf(granted, multiplierMilli))}</b>
              </span>
            )}
          </>
        )}
      </output>
    </div>
  )
}
