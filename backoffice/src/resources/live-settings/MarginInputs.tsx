import type { ReactNode } from 'react'
import { MOST_MARGIN_PERCENT } from '@grandstand/shared-types/live/margins'
import { Box } from '@mui/material'
import { required } from 'ra-core'
import { NumberInput } from '../../record/inputs/ParsedInput.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'
import { FigureByInput } from './FigureByInput.tsx'

interface MarginInputsProps {
  /** Path of the margins in the record. */
  source: string
  title: string
  hint: string
  /** Content below. */
  children?: ReactNode
}

/** Margins of a brand: by tournament, by sport, and for all others. */
export function MarginInputs({ source, title, hint, children }: MarginInputsProps) {
  return (
    <Box sx={{ borderTop: '1px solid', borderColor: 'divider', pt: 2 }}>
      <FormSection title={title} hint={hint}>
        <NumberInput
          source={`${source}.defaultPercent`}
          label="liveSettings.defaultPercent"
          min={0}
          max={MOST_MARGIN_PERCENT}
          step={0.01}
          validate={required()}
        />
      </FormSection>
      <FigureByInput group={source} figure="margin" reference="sports" />
      <FigureByInput group={source} figure="margin" reference="tournaments" />
      {children}
    </Box>
  )
}
