import { Banknote, Landmark, Maximize, Minimize } from 'lucide-react'
import { useSyncExternalStore, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/Button.tsx'

export interface GameButtonsProps {
  /** Opens the popup for money. */
  onMoney: (act: 'deposit' | 'withdraw') => void
}

/** Beside the name of a game: deposit and withdraw, over the game, and the full screen. */
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

function subscribe(notify: () => void): () => void {
  document.addEventListener('fullscreenchange', notify)
  return () => document.removeEventListener('fullscreenchange', notify)
}
