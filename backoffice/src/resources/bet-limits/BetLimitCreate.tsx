import { BET_LIMIT_SCOPES } from '@grandstand/shared-types/coupons/bet_limits'
import { required, useTranslate } from 'ra-core'
import { FormDataConsumer, SelectInput } from 'react-admin'
import { CreatePage } from '../../record/FormPage.tsx'
import { FormSection } from '../../record/FormSection.tsx'
import { BetLimitFigureInputs } from './BetLimitFigureInputs.tsx'
import { NO_LIMITS } from './betLimitFigures.ts'
import { SubjectInput } from './SubjectInput.tsx'

/** A limit on anything that can be bet on; `?source={"scope","scopeId"}` brings its subject along. */
export default function BetLimitCreate() {
  const translate = useTranslate()
  return (
    <CreatePage
      defaultValues={{ limits: NO_LIMITS }}
      transform={({ scope, scopeId, limits }) => ({ scope, scopeId, limits })}
    >
      <FormSection title={translate('limitScreens.subject')}>
        <SelectInput
          source="scope"
          label="limitScreens.scopeLabel"
          validate={required()}
          choices={BET_LIMIT_SCOPES.map((id) => ({ id, name: `limitScreens.scope.${id}` }))}
        />
        <FormDataConsumer>
          {({ formData }) => (
            <SubjectInput
              scope={formData['scope']}
              matchId={formData['matchId']}
              marketId={formData['marketId']}
            />
          )}
        </FormDataConsumer>
      </FormSection>
      <BetLimitFigureInputs />
    </CreatePage>
  )
}
