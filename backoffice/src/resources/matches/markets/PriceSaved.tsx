import { Alert, Button } from '@mui/material'
import { useCloseNotification, useTranslate } from 'ra-core'
import { formatOdds } from '@grandstand/shared-types/money/odds'

interface PriceSavedProps {
  name: string
  fromMilli: number
  toMilli: number
  onUndo: () => void
}

/** Says that a price was saved, with the way back. */
export function PriceSaved({ name, fromMilli, toMilli, onUndo }: PriceSavedProps) {
  const translate = useTranslate()
  const close = useCloseNotification()
  return (
    <Alert
      severity="success"
      variant="filled"
      action={
        <Button
          color="inherit"
          onClick={() => {
            close()
            onUndo()
          }}
        >
          {translate('ra.action.undo')}
        </Button>
      }
    >
      {translate('markets.historyOf', {
        name,
        from: formatOdds(fromMilli),
        to: formatOdds(toMilli),
      })}
    </Alert>
  )
}
