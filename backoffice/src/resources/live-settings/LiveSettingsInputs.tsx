import { MAX_PAUSE_MINUTES } from '@grandstand/shared-types/live/limits'
import { MOST_MARGIN_PERCENT } from '@grandstand/shared-types/live/margins'
import { MOST_ACCEPTANCE_DELAY_SECONDS } from '@grandstand/shared-types/live/acceptance_delay'
import { Box, Typography } from '@mui/material'
import { required, useTranslate } from 'ra-core'
import { NumberInput } from '../../record/inputs/ParsedInput.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'
import { TryRuleInput } from '../tried-rules/TryRuleInput.tsx'
import { FigureByInput } from './FigureByInput.tsx'
import { MatchesDelayInput } from './MatchesDelayInput.tsx'
import { MarginInputs } from './MarginInputs.tsx'
import { DelayExample } from './DelayExample.tsx'

const WAITING = 'settings.live.waiting'

interface WholeInputProps {
  name: string
  min?: number
  max: number
}

function WholeInput({ name, min = 0, max }: WholeInputProps) {
  return (
    <NumberInput
      source={`settings.live.${name}`}
      label={`liveSettings.${name.split('.').at(-1)}`}
      min={min}
      max={max}
      step={1}
      validate={required()}
    />
  )
}

/** Acceptance delays, margins, the rate lock and the breaks of live betting. */
export function LiveSettingsInputs() {
  const translate = useTranslate()
  return (
    <>
      <FormSection
        title={translate('liveSettings.waiting')}
        hint={translate('liveSettings.waitingHint', { most: MOST_ACCEPTANCE_DELAY_SECONDS })}
      >
        <WholeInput name="waiting.defaultSeconds" max={MOST_ACCEPTANCE_DELAY_SECONDS} />
      </FormSection>
      <FigureByInput group={WAITING} figure="seconds" reference="sports" />
      <FigureByInput group={WAITING} figure="seconds" reference="tournaments" />
      <MatchesDelayInput source={`${WAITING}.byGames`} />
      <DelayExample />
      <Typography sx={{ fontSize: 12, color: 'text.secondary', mb: 3 }}>
        {translate('liveSettings.groupHint')}
      </Typography>
      <MarginInputs
        source="settings.live.margins"
        title={translate('liveSettings.margins')}
        hint={translate('liveSettings.marginsHint', { most: MOST_MARGIN_PERCENT })}
      >
        <TryRuleInput rule="liveMargins" source="settings.live.margins" />
      </MarginInputs>
      <Box sx={{ borderTop: '1px solid', borderColor: 'divider', pt: 2 }}>
        <FormSection
          title={translate('liveSettings.pauses')}
          hint={`${translate('liveSettings.lockHint')} ${translate('liveSettings.pauseHint')}`}
        >
          <WholeInput name="lockAfterSeconds" min={1} max={3600} />
          <WholeInput name="halfTimeAlertMinutes" max={MAX_PAUSE_MINUTES} />
          <WholeInput name="maxPauseMinutes" min={1} max={MAX_PAUSE_MINUTES} />
        </FormSection>
      </Box>
    </>
  )
}
