import PauseIcon from '@mui/icons-material/PauseCircleOutlined'
import PlayIcon from '@mui/icons-material/PlayCircleOutlined'
import { Button, IconButton, Tooltip } from '@mui/material'
import { useTranslate } from 'ra-core'

interface HoldButtonProps {
  isHeld: boolean
  /** What it holds; read to those who do not see it. */
  name: string
  /** Keys of the label when it is free and when it is held. */
  labels?: readonly [hold: string, release: string]
  isPending: boolean
  /** Its sign alone, where there is little room. */
  isSmall?: boolean
  onClick: () => void
}

const LABELS = ['live.hold', 'live.release'] as const

/** Suspends at once, and gives free again: no question is asked where seconds count. */
export function HoldButton(props: HoldButtonProps) {
  const { isHeld, name, labels = LABELS, isPending, isSmall = false, onClick } = props
  const translate = useTranslate()
  const label = translate(labels[isHeld ? 1 : 0])
  const shared = {
    'color': isHeld ? 'success' : 'error',
    'aria-label': `${label}: ${name}`,
    'aria-disabled': isPending,
    'data-hold': true,
    'onClick': () => !isPending && onClick(),
  } as const
  const icon = isHeld ? <PlayIcon /> : <PauseIcon />
  if (isSmall) {
    return (
      <Tooltip title={label}>
        <IconButton {...shared}>{icon}</IconButton>
      </Tooltip>
    )
  }
  return (
    <Button {...shared} variant="outlined" startIcon={icon}>
      {label}
    </Button>
  )
}
