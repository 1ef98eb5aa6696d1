import { formatQuarters, parseQuarters } from '@grandstand/shared-types/markets/model/specifier'
import type { Score } from '@grandstand/shared-types/markets/model/match_facts'
import { numberStyle } from '@grandstand/shared-types/languages/table'
import type { CouponDetailSelection } from '@grandstand/shared-types/wire/betting/coupons'
import type { TFunction } from 'i18next'
import { ChevronDown } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PairText } from '../../../scores/PairText.tsx'
import styles from './WhyDetails.module.css'

type Explanation = NonNullable<CouponDetailSelection['explain']>

/** Why a selection has its result: the rule, the scores that it read, how the match ended. Folded at first, but for a void selection (must-hold A5). */
export function WhyDetails({ selection }: { selection: CouponDetailSelection }) {
  const { t, i18n } = useTranslation()
  const { explain, isManual } = selection
  if (isManual) return <p className={styles.manual}>{t('why.manual')}</p>
  if (!explain) return null
  const rows = rowsOf(explain, t, i18n.language)
  return (
    <details className={styles.why} open={explain.outcomes[0]?.result === 'void'}>
      <summary>
        {t('why.title')}
        <ChevronDown size={14} aria-hidden />
      </summary>
      <dl>
        {rows.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.revision}>{t('why.revision', { revision: explain.revision })}</p>
    </details>
  )
}

/** Label and text of each row. */
function rowsOf(explain: Explanation, t: TFunction, language: string): [string, ReactNode][] {
  const rows: [string, ReactNode][] = [[t('why.rule'), t(`why.rules.${explain.ruleKey}`)]]
  const scores = Object.entries(explain.scores)
  if (scores.length > 0) rows.push([t('why.read'), <Scores scores={scores} />])
  const line = lineText(explain, language)
  if (line !== null) rows.push([t('why.line'), line])
  if (explain.status !== 'ended') rows.push([t('why.match'), t(`score.status.${explain.status}`)])
  rows.push([t('why.reason'), reasonText(explain, t)])
  if (explain.missing.length > 0) {
    rows.push([
      t('why.missing'),
      explain.missing.map((field) => t(`why.facts.${field}`)).join(', '),
    ])
  }
  return rows
}

/** Each score that the rule read, with its part of the match. */
function Scores({ scores }: { scores: [basis: string, score: Score | null | undefined][] }) {
  const { t } = useTranslation()
  return scores.map(([basis, score], index) => (
    <Fragment key={basis}>
      {index > 0 && ', '}
      {basisText(basis, t)}{' '}
      {score ? <PairText home={score[0]} away={score[1]} between=":" /> : t('why.unknownScore')}
    </Fragment>
  ))
}

/** The name of a basis; for `period:2`, the period with its number. */
function basisText(basis: string, t: TFunction): string {
  const [name = '', n] = basis.split(':')
  if (n !== undefined) return t('why.period', { n })
  const names: Record<string, string> = t('why.basis', { returnObjects: true })
  return names[name] ?? name
}

function lineText({ specifier }: Explanation, language: string): string | null {
  const text = specifier['total'] ?? specifier['hcp']
  if (text === undefined) return null
  const quarters = parseQuarters(text)
  if (quarters === null) return text
  const sign = specifier['total'] === undefined && quarters > 0 ? '+' : ''
  return sign + formatQuarters(quarters).replace('.', numberStyle(language).decimal)
}

function reasonText({ outcomes, settledBy }: Explanation, t: TFunction): string {
  const [outcome] = outcomes
  if (outcome?.result === 'void' && settledBy === 'rule') {
    const { voidReason } = outcome
    return voidReason === null ? t('why.push') : t(`why.void.${voidReason}`)
  }
  return t(`why.settledBy.${settledBy}`)
}
