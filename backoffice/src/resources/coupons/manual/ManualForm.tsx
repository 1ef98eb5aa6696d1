import { matchName } from '../../../format/matchName.ts'
import { MANUAL_ACTIONS } from '@grandstand/shared-types/wire/betting/coupon_actions'
import type { CouponDetailSelection } from '@grandstand/shared-types/wire/betting/coupons'
import { Box, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material'
import { useTranslate } from 'ra-core'
import { StatusChip } from '../../../fields/StatusChip.tsx'
import { Check } from '../../../record/inputs/Check.tsx'
import { ReasonInput } from '../../../record/dialogs/ReasonInput.tsx'
import { useMarketNames } from '../../markets/useMarketNames.ts'
import { useManualActions } from './useManualActions.ts'
import { ResultChoice } from './ResultChoice.tsx'
import { toggled, type ManualDraft } from './manualDraft.ts'

interface ManualFormProps {
  selections: readonly CouponDetailSelection[]
  draft: ManualDraft
  onChange: (draft: ManualDraft) => void
}

/** Chooses action, selections and reason. */
export function ManualForm({ selections, draft, onChange }: ManualFormProps) {
  const translate = useTranslate()
  const actions = useManualActions()
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <FormLabel id="manual-action" sx={{ fontSize: 12 }}>
          {translate('manual.actionLabel')}
        </FormLabel>
        <RadioGroup
          row
          aria-labelledby="manual-action"
          value={draft.action}
          onChange={(_, value) => {
            const action = MANUAL_ACTIONS.find((known) => known === value)
            if (action) onChange({ ...draft, action })
          }}
        >
          {actions.map((action) => (
            <FormControlLabel
              key={action}
              value={action}
              control={<Radio size="small" />}
              label={translate(`manual.action.${action}`)}
            />
          ))}
        </RadioGroup>
        <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
          {translate(`manual.actionHint.${draft.action}`)}
        </Box>
      </Box>
      {draft.action !== 'cancel' && (
        <Box role="group" aria-label={translate('manual.selections')}>
          {selections.map((selection) => (
            <SelectionChoice
              key={selection.position}
              selection={selection}
              draft={draft}
              onChange={onChange}
            />
          ))}
        </Box>
      )}
      <ReasonInput value={draft.reason} onChange={(reason) => onChange({ ...draft, reason })} />
    </Box>
  )
}

interface SelectionChoiceProps extends Omit<ManualFormProps, 'selections'> {
  selection: CouponDetailSelection
}

function SelectionChoice({ selection, draft, onChange }: SelectionChoiceProps) {
  const translate = useTranslate()
  const names = useMarketNames()
  const { position, home, away, marketTypeId, outcomeKey, result } = selection
  const chosenResult = draft.chosen.get(position)
  const placeResult = draft.placed.get(position)
  const match = matchName({ home, away })
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 0.5,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Check
        sx={{ flex: '1 1 220px', minWidth: 0, mr: 0 }}
        isOn={chosenResult !== undefined}
        onChange={() => onChange(toggled(draft, selection))}
        label={
          <Box sx={{ fontSize: 13 }}>
            {match}
            <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
              {names.outcome(marketTypeId, outcomeKey, selection)} ·{' '}
              {names.market(marketTypeId, selection)}
            </Box>
          </Box>
        }
      />
      <StatusChip group="selectionResult" code={result ?? 'open'} />
      {draft.action === 'settle' && chosenResult !== undefined && (
        <ResultChoice
          name={match}
          mayBeDeadHeat={selection.mayBeDeadHeat}
          result={chosenResult}
          onChange={(next) =>
            onChange({ ...draft, chosen: new Map(draft.chosen).set(position, next) })
          }
        />
      )}
      {draft.action === 'settle' && placeResult !== undefined && (
        <ResultChoice
          name={match}
          label={translate('coupons.placeResult')}
          mayBeDeadHeat={selection.mayBeDeadHeat}
          result={placeResult}
          onChange={(next) =>
            onChange({ ...draft, placed: new Map(draft.placed).set(position, next) })
          }
        />
      )}
    </Box>
  )
}
