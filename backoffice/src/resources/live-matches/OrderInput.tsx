import { matchName } from '../../format/matchName.ts'
import { plainWhole } from '@grandstand/shared-types/core/typed_text'
import { useState } from 'react'
import { OutlinedInput } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { LiveMatchRow } from '@grandstand/shared-types/wire/betting/live'
import { useMay } from '../../access/useMay.ts'
import { useSave } from '../../record/form/useSave.ts'

const MOST = 1_000_000

/** The match's place in the live list: edited in the row, sent by Enter or on leaving the field, undone by Escape. */
export function OrderInput({ match }: { match: LiveMatchRow }) {
  // resets the field when the place has changed elsewhere
  return <Field key={match.listOrder} match={match} />
}

function Field({ match }: { match: LiveMatchRow }) {
  const translate = useTranslate()
  const { save, isPending } = useSave('live-matches', match)
  const mayEdit = useMay('live.edit')
  const current = String(match.listOrder)
  const [text, setText] = useState(current)
  const place = plainWhole(text, 7)
  const isFaulty = place === null || place > MOST

  const commit = () => {
    if (isFaulty || place === match.listOrder) setText(current)
    else save({ listOrder: place })
  }
  return (
    <OutlinedInput
      value={text}
      size="small"
      disabled={isPending || !mayEdit}
      error={isFaulty}
      onChange={(event) => setText(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
        if (event.key === 'Escape') setText(current)
      }}
      sx={{ 'width': 64, '& input': { textAlign: 'right', py: '4px', px: 1 } }}
      inputProps={{
        'aria-label': translate('live.orderOf', { name: matchName(match) }),
        'inputMode': 'numeric',
        'autoComplete': 'off',
      }}
    />
  )
}
