import type { DrawGameCode } from '@grandstand/shared-types/games/draw_games'
import type { RaceRules } from '@grandstand/shared-types/games/race/field'
import type { RaceOdds } from '@grandstand/shared-types/games/race/race_odds'
import { formatOdds } from '@grandstand/shared-types/money/odds'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Runner } from '../../verify/index.ts'
import type { RacePick } from '../data/picks.ts'
import styles from './RaceCard.module.css'
import { samePick } from './samePick.ts'
import { Silks } from './Silks.tsx'

export interface RaceCardProps {
  rules: RaceRules
  odds: RaceOdds
  /** By number, the first of number 1. */
  names: readonly string[]
  picks: readonly RacePick[]
  onToggle: (pick: RacePick) => void
}

const KINDS = ['win', 'place', 'eachWay'] as const
const ORDERS = ['byNumber', 'byOdds'] as const

/** The runners with number, silks, name and odds, in the order of their numbers or of their odds. */
export function RaceCard({ code, ...card }: RaceCardProps & { code: DrawGameCode }) {
  const { t } = useTranslation()
  const [order, setOrder] = useState<(typeof ORDERS)[number]>('byNumber')
  const { names, odds, rules } = card
  const runners = names.map((_, place) => place + 1)
  const oddsOf = (runner: number) => odds.win[runner - 1] ?? 0
  const shown = order === 'byOdds' ? runners.toSorted((a, b) => oddsOf(a) - oddsOf(b)) : runners
  return (
    <section className={styles.card} aria-label={t('draw.raceCard')}>
      <div className={styles.head}>
        <div className={styles.orders} role="group" aria-label={t('coupons.orderLabel')}>
          {ORDERS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === order}
              onClick={() => setOrder(one)}
            >
              {t(`draw.${one}`)}
            </button>
          ))}
        </div>
        {KINDS.map((kind) => (
          <span key={kind} className={styles.kind} aria-hidden>
            {t(`verify.race.${kind}`)}
          </span>
        ))}
      </div>
      <ul>
        {shown.map((runner) => (
          <RunnerRow key={runner} runner={runner} hasSilks={code === 'horses'} {...card} />
        ))}
      </ul>
      <p className={styles.terms}>
        {t('draw.terms', { places: rules.places, part: `1/${rules.placeDivisor}` })}
      </p>
    </section>
  )
}

function RunnerRow({
  runner,
  hasSilks,
  odds,
  names,
  picks,
  onToggle,
}: RaceCardProps & { runner: number; hasSilks: boolean }) {
  const { t } = useTranslation()
  const name = names[runner - 1] ?? ''
  const win = odds.win[runner - 1] ?? 0
  const shownOdds = { win, place: odds.place[runner - 1] ?? 0, eachWay: win }
  return (
    <li className={styles.runner}>
      <span className={styles.who}>
        <Runner number={runner} />
        {hasSilks && <Silks name={name} />}
        <bdi className={styles.name}>{name}</bdi>
      </span>
      {KINDS.map((kind) => {
        const pick = { kind, runner }
        return (
          <button
            key={kind}
            type="button"
            className={styles.odds}
            aria-pressed={picks.some((one) => samePick(one, pick))}
            onClick={() => onToggle(pick)}
          >
            <span className="visually-hidden">
              {name}, {t(`verify.race.${kind}`)}
            </span>{' '}
            <small aria-hidden>{t(`verify.race.${kind}`)}</small>{' '}
            <bdi dir="ltr">{formatOdds(shownOdds[kind])}</bdi>
          </button>
        )
      })}
    </li>
  )
}
