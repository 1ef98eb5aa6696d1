import type { CouponStatus } from '@grandstand/shared-types/coupons/model/coupon_words'
import { formatOdds } from '@grandstand/shared-types/money/odds'
import type { CouponSelectionView } from '@grandstand/shared-types/wire/betting/coupons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { marketName, outcomeName } from '../../odds/marketNames.ts'
import { useMarketTypes } from '../../odds/useMarketTypes.ts'
import { PairText } from '../../scores/PairText.tsx'
import { ScoreNote } from '../../scores/ScoreNote.tsx'
import { finalWord } from '../../scores/scoreWords.ts'
import { TeamNames } from '../../scores/TeamNames.tsx'
import { SportIcon } from '../../ui/icons/SportIcon.tsx'
import { RaceTerms } from './RaceTerms.tsx'
import { selectionState, selectionTone } from './coupon/couponStatus.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import styles from './CouponSelectionRow.module.css'

interface CouponSelectionRowProps {
  selection: CouponSelectionView
  /** Status of the coupon. */
  status: CouponStatus
  /** The better price of an odds boost. */
  boostedMilli?: number | null
  /** Content below the texts of the selection. */
  children?: ReactNode
}

/** One selection: outcome, price and result. */
export function CouponSelectionRow({
  selection,
  status,
  boostedMilli = null,
  children,
}: CouponSelectionRowProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const type = useMarketTypes('all')?.get(selection.marketTypeId)
  const { score, sportId } = selection
  const isAtStart = selection.priceKind === 'startingPrice'
  const state = selectionState(status, selection.result)
  return (
    <li className={styles.row}>
      <span className={styles.sport}>
        <SportIcon sportId={selection.sportId} size={20} />
      </span>
      <div className={styles.words}>
        <p className="pick-name">
          <bdi>{outcomeName(type, selection.outcomeKey, selection, format.language)}</bdi>
          {selection.isBanker && <small>{t('coupons.banker')}</small>}
        </p>
        <p className={styles.muted}>{marketName(type, selection, format.language)}</p>
        <p className={styles.muted}>
          <TeamNames match={selection} />
        </p>
        <p className={styles.muted}>
          {selection.tournamentName} · <bdi>{format.dayTime(selection.startsAt)}</bdi>
        </p>
        <RaceTerms selection={selection} className={styles.muted} />
        {score?.regulation && (
          <p className={styles.muted}>
            <ScoreNote sportId={sportId} score={score} />
          </p>
        )}
        {children}
      </div>
      {score && (
        <p className={styles.score}>
          <small>{t(`score.final.${finalWord(sportId)}`)}</small>
          <span>
            <PairText home={score.final[0]} away={score.final[1]} between=":" />
          </span>
        </p>
      )}
      <div className={styles.end}>
        <bdi dir={isAtStart ? undefined : 'ltr'} className={styles.odds}>
          {boostedMilli !== null && (
            <>
              <s>{formatOdds(selection.oddsMilli)}</s>{' '}
            </>
          )}
          {isAtStart ? t('slip.startShort') : formatOdds(boostedMilli ?? selection.oddsMilli)}
        </bdi>
        <span className={styles.chip}>
          <StatusChip tone={selectionTone(state)}>{t(`coupons.result.${state}`)}</StatusChip>
        </span>
      </div>
    </li>
  )
}
