import { required, useTranslate } from 'ra-core'
import { NumberInput } from '../../../record/inputs/ParsedInput.tsx'
import { Typography } from '@mui/material'
import { FormSection } from '../../../record/form/FormSection.tsx'

const HEALTH = [
  'healthWindowMinutes',
  'healthLeastCalls',
  'healthFailurePercent',
  'healthLagSeconds',
  'healthProbeSeconds',
] as const

/** From when on a provider counts as ill, and what becomes of its open rounds. */
export function BoundInputs() {
  const translate = useTranslate()
  return (
    <>
      <FormSection title={translate('gameProviders.sections.health')} isPaired>
        <Typography sx={{ gridColumn: '1 / -1', mb: 1, fontSize: 13, color: 'text.secondary' }}>
          {translate('gameProviders.boundsHint')}
        </Typography>
        {HEALTH.map((source) => (
          <NumberInput key={source} source={source} min={1} step={1} validate={required()} />
        ))}
      </FormSection>
      <FormSection title={translate('gameProviders.sections.rounds')} isPaired>
        <NumberInput
          source="orphanRollbackMinutes"
          min={0}
          step={1}
          validate={required()}
          helperText="gameProviders.orphanHint"
        />
        <NumberInput
          source="interruptedMinutes"
          min={1}
          step={1}
          validate={required()}
          helperText="gameProviders.interruptedHint"
        />
      </FormSection>
    </>
  )
}
