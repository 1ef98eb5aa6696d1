import { RESULT_STAGES } from '@grandstand/shared-types/racing/finish/declarations'
import { FIELD_KINDS } from '@grandstand/shared-types/racing/field/runner'
import {
  DEAD_HEATS,
  MOST_LEAST_LAPS,
  POLE_RULES,
} from '@grandstand/shared-types/racing/terms/racing_rules'
import { BEST_OF_BOTH_KINDS, LAST_HOUR } from '@grandstand/shared-types/racing/terms/best_of_both'
import { required, useTranslate } from 'ra-core'
import { BooleanInput, SelectInput } from 'react-admin'
import { FormSection } from '../../record/form/FormSection.tsx'
import { NumberInput } from '../../record/inputs/ParsedInput.tsx'

/** How a brand settles races (rules 19.3, 19.6, 19.9, 19.10). */
export function RacingInputs() {
  const translate = useTranslate()
  const own = (name: string) => `siteSettings.racing.${name}`
  return (
    <FormSection title={translate(own('title'))} hint={translate(own('hint'))}>
      {FIELD_KINDS.map((kind) => (
        <SelectInput
          key={kind}
          source={`settings.racing.countingStage.${kind}`}
          label={translate(own('stageOf'), { kind: translate(`race.kinds.${kind}`) })}
          choices={RESULT_STAGES.map((id) => ({ id, name: `race.stages.${id}` }))}
          validate={required()}
        />
      ))}
      <SelectInput
        source="settings.racing.headToHeadDeadHeat"
        label={own('headToHeadDeadHeat')}
        choices={DEAD_HEATS.map((id) => ({ id, name: own(`deadHeatOf.${id}`) }))}
        validate={required()}
      />
      <SelectInput
        source="settings.racing.poleWithoutQualifying"
        label={own('poleWithoutQualifying')}
        choices={POLE_RULES.map((id) => ({ id, name: own(`poleOf.${id}`) }))}
        validate={required()}
      />
      <NumberInput
        source="settings.racing.shortenedRace.leastLaps"
        label={own('leastLaps')}
        min={1}
        max={MOST_LEAST_LAPS}
        step={1}
        validate={required()}
      />
      <NumberInput
        source="settings.racing.shortenedRace.leastPercent"
        label={own('leastPercent')}
        min={0}
        max={100}
        step={1}
        validate={required()}
      />
      {BEST_OF_BOTH_KINDS.map((kind) => (
        <NumberInput
          key={kind}
          source={`settings.bestOfBoth.${kind}`}
          label={translate(own('bestOfBoth'), { kind: translate(`race.kinds.${kind}`) })}
          helperText={own('bestOfBothHint')}
          min={0}
          max={LAST_HOUR}
          step={1}
        />
      ))}
      {BEST_OF_BOTH_KINDS.map((kind) => (
        <BooleanInput
          key={kind}
          source={`settings.startingPrice.${kind}`}
          label={translate(own('startingPrice'), { kind: translate(`race.kinds.${kind}`) })}
        />
      ))}
    </FormSection>
  )
}
