import { LINE_NAMES, linesOf } from '@grandstand/shared-types/affiliates/statement_lines'
import type { OwnAffiliateStatement } from '@grandstand/shared-types/wire/affiliates/own'
import type { StatementState } from '@grandstand/shared-types/wire/money/statements'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { dayOf } from '../../ui/days.ts'
import { StatusChip, type Tone } from '../../ui/StatusChip.tsx'
import { CsvButton, type CsvColumn } from './CsvButton.tsx'
import { PayoutState } from './PayoutState.tsx'
import { StatementSources } from './StatementSources.tsx'
import styles from './Affiliate.module.css'

const TONES: Readonly<Record<StatementState, Tone>> = {
  draft: 'waiting',
  approved: 'waiting',
  paid: 'won',
  locked: 'won',
}
/** Statements, the latest first; each opens its figures. */
export function StatementRows({ statements }: { statements: readonly OwnAffiliateStatement[] }) {
  const { t } = useTranslation()
  return (
    <section className={styles.section} aria-labelledby="affiliate-statements">
      <h2 id="affiliate-statements">{t('affiliatePage.statements')}</h2>
      {statements.length === 0 ? (
        <p className={styles.lead}>{t('affiliatePage.noStatements')}</p>
      ) : (
        <>
          <ul className={styles.statements}>
            {statements.map((statement) => (
              <li key={statement.id}>
                <Statement statement={statement} />
              </li>
            ))}
          </ul>
          <StatementFile statements={statements} />
        </>
      )}
    </section>
  )
}

/** Every line of every statement, with the same signs as on the screen. */
function StatementFile({ statements }: { statements: readonly OwnAffiliateStatement[] }) {
  const { t } = useTranslation()
  const column = (field: 'firstDay' | 'lastDay'): CsvColumn<OwnAffiliateStatement> => ({
    label: t(`affiliatePage.columns.${field}`),
    field,
    valueOf: (statement) => statement[field],
  })
  return (
    <div className={styles.buttons}>
      <CsvButton
        name={`${statements.at(-1)?.firstDay}-${statements[0]?.lastDay}`}
        columns={[
          column('firstDay'),
          column('lastDay'),
          {
            label: t('affiliatePage.columns.state'),
            field: 'state',
            valueOf: ({ state }) => t(`affiliatePage.statementStates.${state}`),
          },
          ...LINE_NAMES.map((field, place) => ({
            label: t(`affiliatePage.lines.${field}`),
            field,
            valueOf: (of: OwnAffiliateStatement) => linesOf(of)[place]?.amountMinor ?? 0,
          })),
        ]}
        rows={statements}
      />
    </div>
  )
}

function Statement({ statement }: { statement: OwnAffiliateStatement }) {
  const { t } = useTranslation()
  const { money, day } = useFormat()
  const { currency, state } = statement
  const days = [...new Set([statement.firstDay, statement.lastDay])]
  const lines = linesOf(statement).filter(({ amountMinor }) => amountMinor !== 0)
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
        {lines.map(({ name, amountMinor, isSum }) => (
          <div key={name} data-sum={isSum || undefined}>
            <dt>{t(`affiliatePage.lines.${name}`)}</dt>
            <dd>
              <bdi dir="ltr">{money(amountMinor, currency)}</bdi>
            </dd>
          </div>
        ))}
        <PayoutState statement={statement} />
      </dl>
      {(statement.subMinor !== 0 || statement.retoldMinor !== 0) && (
        <StatementSources statement={statement} />
      )}
    </details>
  )
}
