import type { ReactNode } from 'react'
import { Box, Button } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { Approval } from '@grandstand/shared-types/wire/betting/decisions'
import type {
  ResultForm,
  SettlementPreview,
} from '@grandstand/shared-types/wire/betting/settlement'
import { Check } from '../../../record/inputs/Check.tsx'
import type { RunnerNames } from './runnerNames.ts'
import { SettlementView } from './SettlementView.tsx'

interface ResultPreviewProps {
  form: ResultForm
  /** The dry run; undefined until it was asked for. */
  settlement: (SettlementPreview & Approval) | undefined
  /** Of a race. */
  runners?: RunnerNames
  /** More about the settlement, above its markets. */
  note?: ReactNode
  /** True before the start of the match, when a result of play needs a word more. */
  mustConfirm: boolean
  isConfirmed: boolean
  isEntering: boolean
  onConfirm: (isConfirmed: boolean) => void
  onEnter: () => void
}

/** The dry run of a result with the button that enters it; before it, what it would show. */
export function ResultPreview(props: ResultPreviewProps) {
  const { form, settlement, runners, note, mustConfirm, isConfirmed, isEntering } = props
  const translate = useTranslate()
  if (!settlement) {
    return (
      <Box sx={{ fontSize: 13, color: 'text.secondary', maxWidth: 420 }}>
        {translate('result.previewHint')}
      </Box>
    )
  }
  return (
    <SettlementView
      settlement={settlement}
      form={form}
      {...(runners && { runners })}
      note={note}
      action={
        <>
          {mustConfirm && (
            <Check
              label={translate(runners ? 'race.confirmBeforeStart' : 'result.confirmBeforeStart')}
              isOn={isConfirmed}
              onChange={props.onConfirm}
            />
          )}
          <Button
            variant="contained"
            disabled={mustConfirm && !isConfirmed}
            loading={isEntering}
            onClick={props.onEnter}
            sx={{ minHeight: 40 }}
          >
            {translate('result.confirm')}
          </Button>
        </>
      }
    />
  )
}
