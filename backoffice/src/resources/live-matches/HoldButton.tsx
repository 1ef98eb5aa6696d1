import PauseIcon from '@mui/icons-material/PauseCircleOutlined'
import PlayIcon from '@mui/icons-material/PlayCircleOutlined'
import { Button } from '@mui/material'
import { useTranslate } from 'ra-core'

interface HoldButtonProps {
  isHeld: boolean
  /** What it holds; read to those who do not see it. */
  name: string
  /** Keys of the label when it is free and when it is held. */
  labels?: readonly [hold: string, release: string]
  isPending: boolean
  onClick: () => void
}

const LABELS = ['live.hold', 'live.release'] as const

/** Suspends at once, and gives free again: no question is asked where seconds count. */
export function HoldButton({ isHeld, name, labels = LABELS, isPending, onClick }: HoldButtonProps) {
  const translate = useTranslate()
  const label = translate(labels[isHeld ? 1 : 0])
  return (
    <Button
      variant="outlined"
      color={isHeld ? 'success' : 'error'}
      startIcon={isHeld ? <PlayIcon /> : <PauseIcon />}
      aria-label={`${label}: ${name}`}
      aria-disabled={isPending}
      data-hold
      onClick={() => !isPending && onClick()}
    >
      {label}
    </Button>
  )
}
