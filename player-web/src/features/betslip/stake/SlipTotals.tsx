import { isEachWay } from '@grandstand/shared-types/coupons/evaluation/each_way'
import { formatOdds } from '@grandstand/shared-types/money/odds'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { nameOfSystem, planSystem, systemNotation } from '../state/system.ts'
import { totalOddsOf } from '../preview/preview.ts'
import type { LiveSlip } from '../preview/useSlipPreview.ts'
import styles from './SlipTotals.module.css'

/**
 * Lines, stake, odds, bonus and highest payout. With several lines, the total is in the stake's field. All rows stay
 * while prices load, so that nothing moves.
 */
export function SlipTotals({ live }: { live: LiveSlip }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { active: slip, preview, currency } = live
  const isSplit = slip.kind === 'single' && slip.items.length > 1
  const hasLines =
    slip.kind === 'system' || preview?.type === 'multiple' || (!isSplit && isEachWay(slip.items))
  const money = (minor: number | undefined) =>
    minor === undefined ? '–' : format.money(minor, currency)
  const isKnown = preview !== null && !preview.isAtStart
  const isCapped = isKnown && preview.maxPayoutMinor < preview.uncappedPayoutMinor

  return (
    <div>
      <dl className={styles.totals}>
        {isSplit && <Row label={t('slip.coupons')}>{slip.items.length}</Row>}
        {hasLines && <LinesRow live={live} />}
        {!isSplit && !hasLines && (
          <Row label={t('coupons.odds')} isWords={preview?.isAtStart === true}>
            {preview?.isAtStart
              ? t('slip.startShort')
              : preview && preview.totalOddsMilli > 0
                ? totalOddsOf(preview)
                : '–'}
          </Row>
        )}
        {!hasLines && <Row label={t('slip.totalStake')}>{money(preview?.totalStakeMinor)}</Row>}
        {preview !== null && preview.bonusPercent > 0 && (
          <Row label={t('coupons.bonus', { percent: preview.bonusPercent })}>
            {money(preview.bonusMinor)}
          </Row>
        )}
        {preview !== null && preview.boostMinor > 0 && (
          <Row label={t('coupons.boost')}>+{money(preview.boostMinor)}</Row>
        )}
        <Row label={t('coupons.maxPayout')} isTop isWords={preview?.isAtStart === true}>
          {preview?.isAtStart ? t('slip.atStart') : money(preview?.maxPayoutMinor)}
        </Row>
      </dl>
      {preview?.boostFault && (
        <p className={styles.note}>
          {t('coupons.boost')}:{' '}
          {preview.boostFault === 'coupon'
            ? t('errors.boostNotForCoupon')
            : t('errors.stakeAboveMax', { p1: money(preview.boostFault.stakeMinor) })}
        </p>
      )}
      {isCapped && (
        <p className={styles.note}>
          {t('slip.capped', {
            amount: money(preview.maxPayoutMinor),
            uncapped: money(preview.uncappedPayoutMinor),
          })}
        </p>
      )}
      {isKnown && preview.isTotalOddsCapped && (
        <p className={styles.note}>
          {t('slip.oddsCapped', { odds: formatOdds(preview.totalOddsMilli) })}
        </p>
      )}
    </div>
  )
}

/** `B + 2/4 = 6 bets × 2.00`, the name of a system that has one instead of its sizes, or the lines of a multiple. */
function LinesRow({ live: { active, preview, currency } }: { live: LiveSlip }) {
  const { t } = useTranslation()
  const format = useFormat()
  const isSystem = active.kind === 'system'
  const isMultiple = preview?.type === 'multiple'
  const count = preview?.lineCount ?? 0
  const lines = t(isSystem ? 'slip.betsValue' : 'slip.linesValue', {
    count,
    amount: format.money(preview?.stakePerLineMinor ?? 0, currency),
  })
  const name = nameOfSystem(active)
  const system = name
    ? t(`systems.${name}`)
    : systemNotation(planSystem(active), t('slip.bankerLetter'))
  const notation = isSystem ? `${system} = ` : ''
  return (
    <Row label={t(isSystem || !isMultiple ? 'coupons.lines' : 'coupons.type.multiple')}>
      {count === 0 ? '–' : notation + lines}
    </Row>
  )
}

interface RowProps {
  label: string
  isTop?: boolean
  /** Words in the language of the page, where others are figures. */
  isWords?: boolean
  children: ReactNode
}

function Row({ label, isTop = false, isWords = false, children }: RowProps) {
  return (
    <div className={isTop ? styles.top : styles.row}>
      <dt>{label}</dt>
      <dd>
        <bdi dir={isWords ? undefined : 'ltr'} data-words={isWords || undefined}>
          {children}
        </bdi>
      </dd>
    </div>
  )
}
