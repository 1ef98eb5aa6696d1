import { useEffect } from 'react'
import { TRIED_LIMITS } from '@grandstand/shared-types/wire/betting/rule_lab'
import type { DealerRow, UserRow } from '@grandstand/shared-types/wire/people/accounts'
import { useGetOne, useTranslate } from 'ra-core'
import { useFormContext, useWatch } from 'react-hook-form'
import { LimitFigureInput } from '../../limits/LimitFigureInput.tsx'
import { ReferenceFilter } from '../../list/filters/filters.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'
import { numbersOf } from '../tried-rules/openedWith.ts'
import { NO_FIGURES, type TrialForm } from './trialOrder.ts'

/** A dealer or a player, and the limits that are set there. */
export function UserLimitInputs({ currency }: { currency: string }) {
  const translate = useTranslate()
  const { setValue } = useFormContext<TrialForm>()
  const [dealerId, playerId] = useWatch<TrialForm, ['userLimits.dealerId', 'userLimits.playerId']>({
    name: ['userLimits.dealerId', 'userLimits.playerId'],
  })
  const isPlayer = Boolean(playerId)
  const id = playerId ?? dealerId ?? undefined
  const { data: user } = useGetOne<DealerRow | UserRow>(
    isPlayer ? 'users' : 'dealers',
    { id: id ?? 0 },
    { enabled: id !== undefined }
  )
  useEffect(() => {
    if (!user) return
    setValue('userLimits.limits', { ...NO_FIGURES, ...numbersOf(user.limits, TRIED_LIMITS) })
  }, [user, setValue])
  return (
    <FormSection hint={translate('ruleLab.hints.userLimits')}>
      <ReferenceFilter
        source="userLimits.dealerId"
        reference="dealers"
        optionText="username"
        label="ruleLab.ofDealer"
      />
      <ReferenceFilter
        source="userLimits.playerId"
        reference="users"
        optionText="username"
        label="ruleLab.ofPlayer"
        helperText={translate('ruleLab.ofPlayerHint')}
      />
      {id !== undefined &&
        TRIED_LIMITS.map((name) => (
          <LimitFigureInput
            key={name}
            source={`userLimits.limits.${name}`}
            label={`limits.${name}`}
            currency={user?.currency ?? currency}
          />
        ))}
    </FormSection>
  )
}
