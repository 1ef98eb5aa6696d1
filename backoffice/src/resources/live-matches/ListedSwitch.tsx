import { matchName } from '../../format/matchName.ts'
import { Switch } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { LiveMatchRow } from '@grandstand/shared-types/wire/betting/live'
import { useMay } from '../../access/useMay.ts'
import { useSave } from '../../record/form/useSave.ts'

/** Shows the match on the board, or hides it. */
export function ListedSwitch({ match }: { match: LiveMatchRow }) {
  const translate = useTranslate()
  const { save, isPending } = useSave('live-matches', match)
  const mayEdit = useMay('live.edit')
  const name = matchName(match)
  return (
    <Switch
      size="small"
      checked={match.active}
      disabled={isPending || !mayEdit}
      onChange={(_, isOn) => save({ active: isOn })}
      slotProps={{ input: { 'aria-label': translate('live.listedOf', { name }) } }}
    />
  )
}
