import { useId, useState } from 'react'
import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import DownIcon from '@mui/icons-material/KeyboardArrowDown'
import UpIcon from '@mui/icons-material/KeyboardArrowUp'
import { Box, Button, Collapse, FormControlLabel, IconButton, Switch } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useFormat } from '../../format/useFormat.ts'
import { StakeBounds } from './StakeBounds.tsx'
import { boundedIn, isRight, type TypedLobby } from './lobbyForm.ts'

interface LobbyRowProps {
  setting: TypedLobby
  /** The currency of the brand. */
  own: string | undefined
  isFirst: boolean
  isLast: boolean
  onChange: (setting: TypedLobby) => void
  onMove: (by: -1 | 1) => void
}

/** A lobby: whether it is shown, its place, and the bounds of its stakes, which are folded. */
export function LobbyRow({ setting, own, isFirst, isLast, onChange, onMove }: LobbyRowProps) {
  const translate = useTranslate()
  const format = useFormat()
  const boundsId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const isUnfolded = isOpen || !isRight(setting)
  const name = format.value('lobby', setting.lobby)
  const bounds = boundedIn(setting).join(', ') || translate('virtualGames.noBounds')
  const place = (by: -1 | 1, isEnd: boolean) => (
    <IconButton
      size="small"
      disabled={isEnd}
      aria-label={translate(by < 0 ? 'list.moveUp' : 'list.moveDown', { name })}
      onClick={() => onMove(by)}
    >
      {by < 0 ? <UpIcon fontSize="small" /> : <DownIcon fontSize="small" />}
    </IconButton>
  )
  return (
    <Box component="li" sx={{ borderBottom: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', py: 0.5 }}>
        <FormControlLabel
          sx={{ flex: '1 1 180px', gap: 0.5 }}
          label={name}
          control={
            <Switch
              size="small"
              checked={setting.isShown}
              onChange={(_event, isShown) => onChange({ ...setting, isShown })}
            />
          }
        />
        <Button
          size="small"
          color="inherit"
          aria-expanded={isUnfolded}
          aria-controls={boundsId}
          aria-label={`${name}: ${bounds}`}
          endIcon={
            <ExpandMoreIcon
              sx={{
                transform: isUnfolded ? 'rotate(180deg)' : 'none',
                transition: 'transform 0.2s',
              }}
            />
          }
          onClick={() => setIsOpen(!isOpen)}
        >
          {bounds}
        </Button>
        {place(-1, isFirst)}
        {place(1, isLast)}
      </Box>
      <Collapse in={isUnfolded} id={boundsId} unmountOnExit>
        <Box sx={{ pt: 1, pb: 2 }}>
          <StakeBounds
            stakes={setting.stakes}
            own={own}
            onChange={(stakes) => onChange({ ...setting, stakes })}
          />
        </Box>
      </Collapse>
    </Box>
  )
}
