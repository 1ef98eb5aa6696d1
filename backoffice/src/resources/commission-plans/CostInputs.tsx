import {
  COMMISSION_COSTS,
  type CommissionCost,
} from '@grandstand/shared-types/statements/commission'
import { Box, Checkbox, FormControlLabel } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useFormat } from '../../format/useFormat.ts'

interface CostInputsProps {
  costs: readonly CommissionCost[]
  onChange: (costs: CommissionCost[]) => void
}

/** A checkbox for each cost that is subtracted from the net win. */
export function CostInputs({ costs, onChange }: CostInputsProps) {
  const translate = useTranslate()
  const format = useFormat()
  return (
    <Box
      component="fieldset"
      sx={{
        ...{ m: 0, p: 0, border: 0, display: 'grid', columnGap: 2 },
        gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
      }}
    >
      <Box component="legend" sx={{ fontSize: 12, color: 'text.secondary', mb: 1 }}>
        {translate('resources.commission-plans.fields.costs')}
      </Box>
      {COMMISSION_COSTS.map((cost) => (
        <FormControlLabel
          key={cost}
          label={format.value('commissionCost', cost)}
          control={
            <Checkbox
              size="small"
              checked={costs.includes(cost)}
              onChange={(_, isOn) =>
                onChange(
                  COMMISSION_COSTS.filter((one) => (one === cost ? isOn : costs.includes(one)))
                )
              }
            />
          }
        />
      ))}
    </Box>
  )
}
