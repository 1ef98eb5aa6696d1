import type {
  OwnAffiliateStatement,
  OwnStatementLine,
} from '@grandstand/shared-types/wire/affiliates/own'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { dayOf } from '../../ui/days.ts'
import { statementLinesQuery } from './affiliateQueries.ts'
import { Content } from './LoadedSection.tsx'
import styles from './Affiliate.module.css'

/** What a statement tells of each period and source, read when it is opened: affiliates below, and periods that were put right. */
export function StatementSources({ statement }: { statement: OwnAffiliateStatement }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const lines = useQuery({ ...statementLinesQuery(statement.id), enabled: isOpen })
  return (
    <details
      className={styles.sources}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{t('affiliatePage.sources.title')}</summary>
      <Content queries={[lines]}>
        <dl>
          {lines.data?.map((line) => (
            <Line key={`${line.firstDay}${line.below}`} currency={statement.currency} line={line} />
          ))}
        </dl>
      </Content>
    </details>
  )
}

function Line({ line, currency }: { line: OwnStatementLine; currency: string }) {
  const { t } = useTranslation()
  const { money, day } = useFormat()
  const { firstDay, lastDay, below: code, amountMinor } = line
  const days = [...new Set([firstDay, lastDay])].map((key) => day(dayOf(key) ?? 0)).join(' – ')
  return (
    <div>
      <dt>
        {code === null
          ? t('affiliatePage.sources.own')
          : t('affiliatePage.sources.below', { code })}
        <small>{days}</small>
      </dt>
      <dd>
        <bdi dir="ltr">{money(amountMinor, currency)}</bdi>
      </dd>
    </div>
  )
}
