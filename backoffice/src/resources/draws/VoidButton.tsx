import VoidIcon from '@mui/icons-material/BlockOutlined'
import { DRAW_GAMES } from '@grandstand/shared-types/games/draw_games'
import type { DrawRow } from '@grandstand/shared-types/wire/draws'
import { useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { ReasonButton } from '../../record/dialogs/ReasonButton.tsx'

/** Fails a draw that has no result yet, with a reason. */
export function VoidButton({ draw: { id, number, gameCode, isOwn } }: { draw: DrawRow }) {
  const translate = useTranslate()
  const call = useCall()
  const { isRace } = DRAW_GAMES[gameCode]
  const hint = isRace ? 'voidRaceHint' : 'voidHint'
  return (
    <ReasonButton
      color="error"
      startIcon={<VoidIcon />}
      label={translate('draws.void')}
      title={translate('draws.voidTitle', { number })}
      effect={translate(isOwn ? `draws.own.${hint}` : `draws.${hint}`)}
      send={(reason) => call('POST /v1/draws/:id/void', { params: { id }, body: { reason } })}
      done="draws.voided"
    />
  )
}
