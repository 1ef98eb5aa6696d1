import { formatOdds } from '@grandstand/shared-types/money/odds'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { slipAtom } from './slipAtoms.ts'
import type { LiveSlip } from './useSlipPreview.ts'
import styles from './SlipTotals.module.css'

/** Lines, stake, odds, bonus and the most it can pay. The rows stay, so that nothing jumps while prices load. */
export function SlipTotals({ live }: { live: LiveSlip }) {
  const { t } = useTranslation()
  const format = useFormat()
  const slip = useAtomValue(slipAtom)
  const { preview, currency } = live
  const isSplit = slip.kind === 'single' && slip.items.length > 1
  const money = (minor: number | undefined) =>
    minor === undefined ? '–' : format.money(minor, currency)
  const isCapped = preview !== null && preview.maxPayoutMinor < preview.uncappedPayoutMinor

  return (
    <div>
      <dl className={styles.totals}>
        {isSplit ? (
          <Row label={t('slip.coupons')}>{slip.items.length}</Row>
        ) : (
          <>
            {preview !== null && preview.lineCount > 1 && (
              <Row label={t('slip.lines')}>
                {t('slip.linesValue', {
                  count: preview.lineCount,
                  amount: money(preview.coupons[0]?.evaluation.stakePerLineMinor),
                })}
              </Row>
            )}
            <Row label={t('slip.totalOdds')}>
              {preview && preview.totalOddsMilli > 0 ? formatOdds(preview.totalOddsMilli) : '–'}
            </Row>
          </>
        )}
        <Row label={t('slip.totalStake')}>{money(preview?.totalStakeMinor)}</Row>
        {preview !== null && preview.bonusPercent > 0 && (
          <Row label={t('slip.bonus', { percent: preview.bonusPercent })}>
            {money(preview.bonusMinor)}
          </Row>
        )}
        <Row label={t('slip.maxPayout')} isTop>
          {money(preview?.maxPayoutMinor)}
        </Row>
      </dl>
      {isCapped && (
        <p className={styles.note}>{t('slip.capped', { amount: money(preview.maxPayoutMinor) })}</p>
      )}
      {preview?.isTotalOddsCapped === true && (
        <p className={styles.note}>
          {t('slip.oddsCapped', { odds: formatOdds(preview.totalOddsMilli) })}
        </p>
      )}
    </div>
  )
}

interface RowProps {
  label: string
  isTop?: boolean
  children: ReactNode
}

function Row({ label, isTop = false, children }: RowProps) {
  return (
    <div className={isTop ? styles.top : styles.row}>
      <dt>{label}</dt>
      <dd>
        <bdi dir="ltr">{children}</bdi>
      </dd>
    </div>
  )
}
