import { useQuery } from '@tanstack/react-query'
import { Banknote, Landmark, Maximize, Minimize } from 'lucide-react'
import { useSyncExternalStore, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { meQuery } from '../../api/queries.ts'
import { useFormat } from '../../i18n/format.ts'
import { IconButton } from '../../ui/Button.tsx'
import styles from './Frame.module.css'

export interface GameButtonsProps {
  /** Opens the popup for money. */
  onMoney: (act: 'deposit' | 'withdraw') => void
}

/** Beside the name of a game: the balance, deposit and withdraw, over the game, and the full screen. */
export function GameButtons({ onMoney }: GameButtonsProps) {
  const { t } = useTranslation()
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  const Icon = isFull ? Minimize : Maximize
  const toggle = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    isFull
      ? document.exitFullscreen()
      : currentTarget.closest('dialog')?.firstElementChild?.requestFullscreen()
  return (
    <>
      <Balance />
      <IconButton label={t('money.deposit')} onClick={() => onMoney('deposit')}>
        <Banknote size={20} aria-hidden />
      </IconButton>
      <IconButton label={t('money.withdraw')} onClick={() => onMoney('withdraw')}>
        <Landmark size={20} aria-hidden />
      </IconButton>
      {document.fullscreenEnabled && (
        <IconButton
          label={t('frame.fullScreen')}
          aria-pressed={isFull}
          // a browser that refuses leaves its window as it is
          onClick={(event) => void toggle(event)?.catch(() => undefined)}
        >
          <Icon size={20} aria-hidden />
        </IconButton>
      )}
    </>
  )
}

/** The player's balance, which follows the news of the account while the game is open. */
function Balance() {
  const { t } = useTranslation()
  const format = useFormat()
  const { data: me } = useQuery(meQuery)
  if (!me) return null
  return (
    <span className={styles.balance}>
      <small>{t('header.balance')}</small>
      <bdi dir="ltr">{format.money(me.balances.balance, me.currency)}</bdi>
    </span>
  )
}

function subscribe(notify: () => void): () => void {
  document.addEventListener('fullscreenchange', notify)
  return () => document.removeEventListener('fullscreenchange', notify)
}
