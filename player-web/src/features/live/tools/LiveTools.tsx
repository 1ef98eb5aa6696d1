import { Pause, Play, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { ListOptions } from './ListOptions.tsx'
import { LiveSearch } from './LiveSearch.tsx'
import styles from './LiveTools.module.css'

interface LiveToolsProps {
  keyword: string
  isPaused: boolean
  onPaused: (isPaused: boolean) => void
}

/** Search, order and view of the live list, and the switch that stops its updates. */
export function LiveTools({ keyword, isPaused, onPaused }: LiveToolsProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.tools}>
      <LiveSearch keyword={keyword} />
      <IconButton label={t('live.options')} onClick={() => setOpen(true)}>
        <SlidersHorizontal size={18} aria-hidden />
      </IconButton>
      <IconButton
        label={t(isPaused ? 'live.resume' : 'live.pause')}
        onClick={() => onPaused(!isPaused)}
      >
        {isPaused ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
      </IconButton>
      {isOpen && (
        <Dialog title={t('live.options')} onClose={() => setOpen(false)}>
          <ListOptions />
        </Dialog>
      )}
    </div>
  )
}
