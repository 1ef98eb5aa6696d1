import { MOST_MARGIN_PERCENT } from '@grandstand/shared-types/live/margins'
import { Box } from '@mui/material'
import { required, useTranslate } from 'ra-core'
import { NumberInput } from 'react-admin'
import { FormSection } from '../../record/form/FormSection.tsx'
import { TryRuleInput } from '../tried-rules/TryRuleInput.tsx'
import { FigureByInput } from './FigureByInput.tsx'

const MARGINS = 'settings.live.margins'

/** Margins on prices of feeds in play: by tournament, by sport, and for all others. */
export function MarginInputs() {
  const translate = useTranslate()
  return (
    <Box sx={{ borderTop: '1px solid', borderColor: 'divider', pt: 2 }}>
      <FormSection
        title={translate('liveSettings.margins')}
        hint={translate('liveSettings.marginsHint', { most: MOST_MARGIN_PERCENT })}
      >
        <NumberInput
          source={`${MARGINS}.defaultPercent`}
          label="liveSettings.defaultPercent"
          min={0}
          max={MOST_MARGIN_PERCENT}
          step={0.01}
          validate={required()}
        />
      </FormSection>
      <FigureByInput group={MARGINS} figure="margin" reference="sports" />
      <FigureByInput group={MARGINS} figure="margin" reference="tournaments" />
      <TryRuleInput rule="liveMargins" source={MARGINS} />
    </Box>
  )
}
