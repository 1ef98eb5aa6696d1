import type { CouponStatus } from '@grandstand/shared-types/coupons/model/coupon_words'
import {
  bonusToShow,
  settledOddsToShow,
} from '@grandstand/shared-types/coupons/payout/settled_figures'
import { formatOdds } from '@grandstand/shared-types/money/odds'
import type { CouponDetail, CouponDetailSelection } from '@grandstand/shared-types/wire/coupons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { systemWords } from '../../../i18n/systemWords.ts'
import { marketName, outcomeName } from '../../../odds/marketNames.ts'
import { useMarketTypes } from '../../../odds/useMarketTypes.ts'
import { PairText } from '../../../scores/PairText.tsx'
import { ScoreNote } from '../../../scores/ScoreNote.tsx'
import { finalWord } from '../../../scores/scoreWords.ts'
import { TeamNames } from '../../../scores/TeamNames.tsx'
import { systemShape } from '../coupon/couponMoney.ts'
import { couponStatus, selectionState } from '../coupon/couponStatus.ts'
import { Fact } from '../coupon/Fact.tsx'
import styles from './CouponPrintPage.module.css'

/** The printed coupon: code, selections, money. */
export function CouponSlip({ coupon }: { coupon: CouponDetail }) {
  const { t } = useTranslation()
  const format = useFormat()
  const [printedAt] = useState(Date.now)
  const { name } = couponStatus(coupon.status)
  const money = (minor: number) => format.money(minor, coupon.currency)
  const isOpen = name === 'waiting'
  const bonus = bonusToShow(coupon)
  const settledOdds = settledOddsToShow(coupon)
  return (
    <article className={styles.slip}>
      <header className={styles.head}>
        <p className={styles.brand}>grandstand</p>
        <h1>
          <small>{t('coupons.number')}</small> {coupon.code}
        </h1>
        <p>
          <bdi>{format.fullDayTime(coupon.placedAt)}</bdi>
        </p>
        <p>
          {t(`coupons.type.${coupon.type}`)} · {t(`coupons.status.${name}`)}
        </p>
      </header>
      <ol className={styles.selections}>
        {coupon.selections.map((selection) => (
          <Selection key={selection.position} selection={selection} status={coupon.status} />
        ))}
      </ol>
      {coupon.type === 'system' && (
        <p className={styles.system}>{systemWords(systemShape(coupon), t)}</p>
      )}
      <dl className={styles.money}>
        {coupon.lineCount > 1 && (
          <Fact label={t('coupons.lines')}>
            {coupon.lineCount} × {money(coupon.stakePerLineMinor)}
          </Fact>
        )}
        <Fact label={t('coupons.stake')}>{money(coupon.totalStakeMinor)}</Fact>
        <Fact label={t('coupons.odds')}>{formatOdds(coupon.totalOddsMilli)}</Fact>
        {settledOdds !== null && (
          <Fact label={t('coupons.settledOdds')}>{formatOdds(settledOdds)}</Fact>
        )}
        {bonus && (
          <Fact label={t('coupons.bonus', { percent: bonus.percent })}>
            {money(bonus.amountMinor)}
          </Fact>
        )}
        <Fact label={t(isOpen ? 'coupons.maxPayout' : 'coupons.payout')}>
          {money(isOpen ? coupon.maxPayoutMinor : (coupon.payoutMinor ?? 0))}
        </Fact>
      </dl>
      <footer className={styles.foot}>
        <p>{t('print.keep')}</p>
        <p>{t('print.printedAt', { at: format.fullDayTime(printedAt) })}</p>
      </footer>
    </article>
  )
}

interface SelectionProps {
  selection: CouponDetailSelection
  /** Status of the coupon. */
  status: CouponStatus
}

function Selection({ selection, status }: SelectionProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const type = useMarketTypes('all')?.get(selection.marketTypeId)
  const { home, away, startsAt, sportId, score } = selection
  const state = selectionState(status, selection.result)
  return (
    <li>
      <p className={styles.match}>
        <TeamNames home={home} away={away} />
      </p>
      <p>
        <bdi>{format.dayTime(startsAt)}</bdi>
        {score && (
          <>
            {' · '}
            {t(`score.final.${finalWord(sportId)}`)}{' '}
            <PairText home={score.final[0]} away={score.final[1]} between=":" />
          </>
        )}
      </p>
      {score?.regulation && (
        <p>
          <ScoreNote sportId={sportId} score={score} />
        </p>
      )}
      <p className={styles.pick}>
        <span>
          {selection.isBanker && `${t('slip.bankerLetter')} · `}
          {marketName(type, selection, format.language)}:{' '}
          <b>{outcomeName(type, selection.outcomeKey, selection, format.language)}</b>
        </span>
        <bdi dir="ltr">{formatOdds(selection.oddsMilli)}</bdi>
      </p>
      {state !== 'open' && <p>{t(`coupons.result.${state}`)}</p>}
    </li>
  )
}
