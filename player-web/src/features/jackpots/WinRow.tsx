import { checkWin } from '@grandstand/shared-types/games/jackpot/proof'
import type { JackpotWinView } from '@grandstand/shared-types/wire/games/jackpots'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import styles from './JackpotsPage.module.css'

/** A fall, with what proves it. */
export function WinRow({ win }: { win: JackpotWinView }) {
  const { t } = useTranslation()
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const { jackpotName, levelName, username, amountMinor, currency, fellAt } = win
  return (
    <li className={styles.win}>
      <p className={styles.who}>
        <bdi>{username}</bdi>
        <span dir="auto">
          {jackpotName} · {levelName}
        </span>
      </p>
      <p className={styles.sum}>
        <bdi dir="ltr">{format.money(amountMinor, currency)}</bdi>
        <time dateTime={new Date(fellAt).toISOString()}>{format.dayTime(fellAt)}</time>
      </p>
      <details className={styles.proof} onToggle={({ newState }) => setOpen(newState === 'open')}>
        <summary>{t('jackpots.proof')}</summary>
        {isOpen && <Proof win={win} />}
      </details>
    </li>
  )
}

/** The seeds, and what this browser computes from them: the figure, or the draw of the winning stake. */
function Proof({ win }: { win: JackpotWinView }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { serverSeed, seedHash, seedMinor, mustFallBeforeMinor, currency } = win
  const { seeds, figureMinor, isTrue } = checkWin(win)
  const money = (minor: number) => format.money(minor, currency)
  const facts = [
    [t('verify.hash'), seedHash],
    [t('verify.serverSeed'), serverSeed],
    [t('verify.clientSeed'), seeds.clientSeed],
    [t('verify.round'), String(seeds.round)],
    [t('jackpots.range'), `${money(seedMinor)} – ${money(mustFallBeforeMinor)}`],
    figureMinor === null
      ? [t('jackpots.chance'), `${money(win.stakeMinor)} / ${money(win.meanStakesMinor)}`]
      : [t('jackpots.figure'), money(figureMinor)],
  ] as const
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="ltr">{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.verdict} data-true={isTrue}>
        {t(`verify.verdict.${isTrue ? 'matches' : 'differs'}`)}
      </p>
    </>
  )
}
