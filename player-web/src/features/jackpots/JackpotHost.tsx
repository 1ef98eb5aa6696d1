import type { JackpotFall } from '@grandstand/shared-types/wire/games/jackpots'
import { useQueryClient } from '@tanstack/react-query'
import { Trophy, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { refreshAccount } from '../../api/queries.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import styles from './JackpotHost.module.css'

const SHOWN_MS = 8000
const CONFETTI = Array.from({ length: 24 }, (_, index) => index)

interface JackpotHostProps {
  fall: JackpotFall
  onSeen: () => void
}

/** A fall: to the winner, or the desk that sold the winning paper, a dialog, to all others a line over whatever is open. */
export default function JackpotHost({ fall, onSeen }: JackpotHostProps) {
  return fall.isOwn ? <Won fall={fall} onSeen={onSeen} /> : <Fell fall={fall} onSeen={onSeen} />
}

/** The name in the language of the page; without one the first that staff wrote. */
function useNames({ jackpotNames, levelNames }: JackpotFall) {
  const { language } = useTranslation().i18n
  const of = (names: Readonly<Record<string, string>>) =>
    names[language] ?? Object.values(names)[0] ?? ''
  return { jackpot: of(jackpotNames), level: of(levelNames) }
}

function Won({ fall, onSeen }: JackpotHostProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const queries = useQueryClient()
  const { jackpot, level } = useNames(fall)

  const isOfDesk = fall.code !== null

  useEffect(() => void refreshAccount(queries), [queries])

  return (
    <Dialog title={t(isOfDesk ? 'jackpots.paperTitle' : 'jackpots.wonTitle')} onClose={onSeen}>
      <div className={styles.won}>
        <div className={styles.confetti} aria-hidden>
          {CONFETTI.map((index) => (
            <i key={index} />
          ))}
        </div>
        <Trophy size={56} aria-hidden />
        <p className={styles.name} dir="auto">
          {jackpot} · {level}
        </p>
        <p className={styles.sum}>
          <bdi dir="ltr">{format.money(fall.amountMinor, fall.currency)}</bdi>
        </p>
        <p>{isOfDesk ? t('jackpots.paperWon', { code: fall.code }) : t('jackpots.won')}</p>
        <Button size="large" onClick={onSeen} data-autofocus>
          {t('common.close')}
        </Button>
      </div>
    </Dialog>
  )
}

function Fell({ fall, onSeen }: JackpotHostProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const banner = useRef<HTMLDivElement>(null)
  const { jackpot, level } = useNames(fall)

  useEffect(() => {
    // a popover lies over an open dialog, such as a game
    banner.current?.showPopover()
    const timer = setTimeout(onSeen, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [onSeen])

  return (
    <div ref={banner} className={styles.banner} popover="manual" role="status">
      <Trophy size={22} aria-hidden />
      <p>
        {t('jackpots.fell', {
          level: `${jackpot} · ${level}`,
          name: fall.username,
          amount: format.money(fall.amountMinor, fall.currency),
        })}
      </p>
      <button type="button" aria-label={t('common.close')} onClick={onSeen}>
        <X size={16} aria-hidden />
      </button>
    </div>
  )
}
