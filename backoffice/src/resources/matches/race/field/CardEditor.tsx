import { useState } from 'react'
import { Box, Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import type { FieldBody, RaceFieldView } from '@grandstand/shared-types/wire/betting/races'
import { useCall } from '../../../../api/useCall.ts'
import { useFocusFirstError } from '../../../../record/form/useFocusFirstError.ts'
import { Check } from '../../../../record/inputs/Check.tsx'
import { TIME } from '../../../../record/inputs/notations.ts'
import { TypedField } from '../../../../record/inputs/TypedField.tsx'
import { Failures } from '../../../../record/page/Loaded.tsx'
import { Panel } from '../../../../record/page/Panel.tsx'
import { CardPanel } from '../card/CardPanel.tsx'
import { isBlank, rowsOf, runnersOf } from '../card/cardRow.ts'
import { useRefusedRunners } from '../useRaceField.ts'

interface CardEditorProps {
  field: RaceFieldView
  onSaved: (field: RaceFieldView) => void
  onClose: () => void
}

const FEWEST_RUNNERS = 2

/** Changes the card of a race, whether it is a handicap, and when it began. */
export function CardEditor({ field, onSaved, onClose }: CardEditorProps) {
  const translate = useTranslate()
  const call = useCall()
  const notify = useNotify()
  const ref = useFocusFirstError<HTMLDivElement>()
  const [rows, setRows] = useState(() => rowsOf(field.runners))
  const [isHandicap, setIsHandicap] = useState(field.isHandicap)
  const [offAt, setOffAt] = useState<number | string | null>(field.offAt)
  const [showsFaults, setShowsFaults] = useState(false)
  const save = useMutation({
    mutationFn: (body: FieldBody) =>
      call('PUT /v1/matches/:id/field', { params: { id: field.matchId }, body }),
    onSuccess: (saved) => {
      onSaved(saved)
      notify('race.cardSaved', { type: 'success' })
      onClose()
    },
  })
  const refused = useRefusedRunners(save.error)
  const { runners, faults } = runnersOf(rows.filter((row) => !isBlank(row)))
  const isShort = runners.length < FEWEST_RUNNERS
  const isNoTime = typeof offAt === 'string'
  const send = () => {
    setShowsFaults(true)
    if (faults.length === 0 && !isShort && !isNoTime) save.mutate({ runners, isHandicap, offAt })
  }
  return (
    <Box ref={ref}>
      <Panel>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 }}>
          <Box sx={{ width: 240 }}>
            <TypedField
              notation={TIME}
              label={translate('race.offAt')}
              value={offAt}
              onChange={setOffAt}
              isFaulty={isNoTime}
              helperText={translate(isNoTime ? 'form.time' : 'race.offHint')}
            />
          </Box>
          <Check
            label={translate('race.isHandicap')}
            isOn={isHandicap}
            onChange={setIsHandicap}
            sx={{ mt: 0.75 }}
          />
        </Box>
      </Panel>
      <CardPanel
        rows={rows}
        kind={field.kind}
        faults={showsFaults ? faults : []}
        refused={refused}
        stored={new Set(field.runners.map(({ number }) => String(number)))}
        onChange={(next) => {
          setRows(next)
          save.reset()
        }}
      />
      {showsFaults && isShort && (
        <Box role="alert" sx={{ mb: 2, fontSize: 13, color: 'error.main' }}>
          {translate('race.tooFew')}
        </Box>
      )}
      <Failures error={save.error} sx={{ mb: 2 }} />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="contained" loading={save.isPending} onClick={send}>
          {translate('ra.action.save')}
        </Button>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
      </Box>
    </Box>
  )
}
