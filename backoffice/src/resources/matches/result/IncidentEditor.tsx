import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Box, Button, IconButton, TextField } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { Competitor } from '@grandstand/shared-types/markets/model/match_facts'
import { ChoiceField } from '../../../record/inputs/ChoiceField.tsx'
import { GOAL_TYPES, newIncident, type IncidentList, type TypedIncident } from './incidentsDraft.ts'

interface IncidentEditorProps {
  list: IncidentList
  label: string
  home: string
  away: string
  /** Periods in which an incident can happen, key and name. */
  periods: readonly (readonly [key: string, name: string])[]
  incidents: readonly TypedIncident[]
  isFaulty: boolean
  onChange: (incidents: TypedIncident[]) => void
}

/** Goals, corners or cards in order. */
export function IncidentEditor(props: IncidentEditorProps) {
  const { label, home, away, incidents, isFaulty, onChange } = props
  const add = (side: Competitor) => onChange([...incidents, newIncident(side)])
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box
        component="legend"
        sx={{ p: 0, mb: 0.5, fontSize: 13, color: isFaulty ? 'error.main' : 'text.primary' }}
      >
        {label} ({incidents.length})
      </Box>
      {incidents.map((incident, index) => (
        <IncidentRow
          key={index}
          {...props}
          number={index + 1}
          incident={incident}
          onEdit={(change) =>
            onChange(incidents.map((old, at) => (at === index ? { ...old, ...change } : old)))
          }
          onRemove={() => onChange(incidents.filter((_, at) => at !== index))}
        />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        {(['home', 'away'] as const).map((side) => (
          <Button
            key={side}
            color="inherit"
            variant="outlined"
            startIcon={<AddIcon />}
            onClick={() => add(side)}
            aria-label={`${label}: + ${side === 'home' ? home : away}`}
          >
            {side === 'home' ? home : away}
          </Button>
        ))}
      </Box>
    </Box>
  )
}

const CHOICE = { width: 104, m: 0 }

interface IncidentRowProps extends IncidentEditorProps {
  number: number
  incident: TypedIncident
  onEdit: (change: Partial<TypedIncident>) => void
  onRemove: () => void
}

function IncidentRow(props: IncidentRowProps) {
  const { list, label, home, away, periods, number, incident, onEdit, onRemove } = props
  const translate = useTranslate()
  const name = (field: string) => `${label} ${number}: ${translate(`result.incident.${field}`)}`
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, mb: 0.5 }}>
      <Box sx={{ width: 22, fontSize: 12, color: 'text.secondary' }}>{number}.</Box>
      <Box sx={{ flex: '1 1 80px', minWidth: 0, fontSize: 13, overflowWrap: 'anywhere' }}>
        {incident.side === 'home' ? home : away}
      </Box>
      <TextField
        label={translate('result.incident.minute')}
        value={incident.minute}
        onChange={(event) => onEdit({ minute: event.target.value })}
        sx={{ width: 72, m: 0 }}
        slotProps={{
          htmlInput: { 'aria-label': name('minute'), 'inputMode': 'numeric' },
        }}
      />
      <ChoiceField
        label={translate('result.incident.period')}
        name={name('period')}
        value={incident.period}
        options={[['', '–'], ...periods]}
        onChange={(period) => onEdit({ period })}
        sx={CHOICE}
      />
      {list === 'goals' && (
        <>
          <ChoiceField
            label={translate('result.incident.type')}
            name={name('type')}
            value={incident.type}
            options={GOAL_TYPES.map((type) => [type, translate(`result.goalType.${type}`)])}
            onChange={(type) => onEdit({ type })}
            sx={CHOICE}
          />
          <TextField
            label={translate('result.incident.scorer')}
            value={incident.scorerId}
            onChange={(event) => onEdit({ scorerId: event.target.value })}
            sx={{ width: 96, m: 0 }}
            slotProps={{ htmlInput: { 'aria-label': name('scorer'), 'inputMode': 'numeric' } }}
          />
        </>
      )}
      <IconButton size="small" aria-label={name('remove')} onClick={onRemove}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}
