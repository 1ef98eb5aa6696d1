import PauseIcon from '@mui/icons-material/PauseCircleOutlined'
import PlayIcon from '@mui/icons-material/PlayCircleOutlined'
import { Button, IconButton, Tooltip } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useMay } from '../../access/useMay.ts'

interface SuspendButtonProps {
  isHeld: boolean
  /** Name of the match or market, for users of a screen reader. */
  name: string
  /** Keys of the label while it is not suspended, and while it is. */
  labels?: readonly [suspend: string, resume: string]
  isPending: boolean
  /** Shows only the icon, where space is short. */
  isSmall?: boolean
  onClick: () => void
}

const LABELS = ['live.suspend', 'live.resume'] as const

/**
 * Suspends a match or market, or ends its suspension, without a question, because seconds count. Hidden from users who
 * may not.
 */
export function SuspendButton(props: SuspendButtonProps) {
  const { isHeld, name, labels = LABELS, isPending, isSmall = false, onClick } = props
  const translate = useTranslate()
  const maySuspend = useMay('matches.suspend')
  const label = translate(labels[isHeld ? 1 : 0])
  const shared = {
    'color': isHeld ? 'success' : 'error',
    'aria-label': `${label}: ${name}`,
    'aria-disabled': isPending,
    'data-suspend': true,
    'onClick': () => !isPending && onClick(),
  } as const
  if (!maySuspend) return null
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
