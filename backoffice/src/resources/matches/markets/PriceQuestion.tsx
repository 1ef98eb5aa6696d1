import { Button, DialogContent } from '@mui/material'
import { useTranslate } from 'ra-core'
import { formatOdds } from '@grandstand/shared-types/money/odds'
import { useFormat } from '../../../format/useFormat.ts'
import { ActionDialog, DialogButtons } from '../../../record/dialogs/ActionDialog.tsx'
import { isMarginLost, type PriceDoubt } from './priceDoubt.ts'

interface PriceQuestionProps {
  name: string
  fromMilli: number
  toMilli: number
  doubt: PriceDoubt
  onCancel: () => void
  onConfirm: () => void
}

/** Asks whether a price is meant that moves far, or with which the house would lose. */
export function PriceQuestion(props: PriceQuestionProps) {
  const { name, fromMilli, toMilli, doubt, onCancel, onConfirm } = props
  const translate = useTranslate()
  const format = useFormat()
  const margin = doubt.marginPermille
  const [from, to] = [formatOdds(fromMilli), formatOdds(toMilli)]
  return (
    <ActionDialog title={translate('markets.askPrice', { name, to })} onClose={onCancel}>
      <DialogContent>
        <p>{translate('markets.priceMoves', { from, to, percent: signed(doubt.movePercent) })}</p>
        {isMarginLost(margin) && (
          <p>{translate('markets.marginLost', { percent: format.permille(margin) })}</p>
        )}
      </DialogContent>
      <DialogButtons onClose={onCancel}>
        <Button variant="contained" color="warning" onClick={onConfirm}>
          {translate('markets.setPrice', { to })}
        </Button>
      </DialogButtons>
    </ActionDialog>
  )
}

const signed = (percent: number): string => (percent > 0 ? `+${percent}` : String(percent))
