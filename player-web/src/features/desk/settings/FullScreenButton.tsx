import { Maximize, Minimize } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/Button.tsx'
import { useDeskMode } from './useDeskMode.ts'

/** Makes the terminal fill the screen, or ends that. */
export function FullScreenButton() {
  const { t } = useTranslation()
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  if (useDeskMode() !== 'terminal' || !document.fullscreenEnabled) return null
  const Icon = isFull ? Minimize : Maximize
  const toggle = () =>
    isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()
  return (
    <IconButton
      label={`${t(isFull ? 'desk.leaveFullScreen' : 'desk.fullScreen')} (F11)`}
      data-hotkey="F11"
      // a browser that refuses leaves its window as it is
      onClick={() => void toggle().catch(() => undefined)}
    >
      <Icon size={18} aria-hidden />
    </IconButton>
  )
}

function subscribe(notify: () => void): () => void {
  document.addEventListener('fullscreenchange', notify)
  return () => document.removeEventListener('fullscreenchange', notify)
}
