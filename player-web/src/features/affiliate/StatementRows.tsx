import type { OwnAffiliateStatement } from '@grandstand/shared-types/wire/affiliates/own'
import type { StatementState } from '@grandstand/shared-types/wire/money/statements'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { dayOf } from '../../ui/days.ts'
import { StatusChip, type Tone } from '../../ui/StatusChip.tsx'
import styles from './Affiliate.module.css'

const TONES: Readonly<Record<StatementState, Tone>> = {
  draft: 'waiting',
  approved: 'waiting',
  paid: 'won',
  locked: 'won',
}
/** What a player reads of a statement; a line of 0 is left out. */
const LINES = [
  'netMinor',
  'shareMinor',
  'cpaMinor',
  'clawbackMinor',
  'subMinor',
  'adjustmentsMinor',
  'carryMinor',
  'debtMinor',
] as const

/** Statements, the latest first; each opens its figures. */
export function StatementRows({ statements }: { statements: readonly OwnAffiliateStatement[] }) {
  const { t } = useTranslation()
  return (
    <section className={styles.section} aria-labelledby="affiliate-statements">
      <h2 id="affiliate-statements">{t('affiliatePage.statements')}</h2>
      {statements.length === 0 ? (
        <p className={styles.lead}>{t('affiliatePage.noStatements')}</p>
      ) : (
        <ul className={styles.statements}>
          {statements.map((statement) => (
            <li key={statement.id}>
              <Statement statement={statement} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Statement({ statement }: { statement: OwnAffiliateStatement }) {
  const { t } = useTranslation()
  const { money, day } = useFormat()
  const { currency, state } = statement
  const days = [...new Set([statement.firstDay, statement.lastDay])]
  const lines = LINES.filter((line) => statement[line] !== 0)
  return (
    <details>
      <summary>
        <span>{days.map((key) => day(dayOf(key) ?? 0)).join(' – ')}</span>
        <StatusChip tone={TONES[state]}>{t(`affiliatePage.statementStates.${state}`)}</StatusChip>
        <strong>
          <bdi dir="ltr">{money(statement.payableMinor, currency)}</bdi>
        </strong>
      </summary>
      <dl>
        {lines.map((line) => (
          <div key={line}>
            <dt>{t(`affiliatePage.lines.${line}`)}</dt>
            <dd>
              <bdi dir="ltr">{money(statement[line], currency)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
