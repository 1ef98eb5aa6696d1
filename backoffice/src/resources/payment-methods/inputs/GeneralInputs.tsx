import { BANK_CHOICES, DEPOSIT_POCKETS, OPENS } from '@grandstand/shared-types/wire/money/payments'
import { required } from 'ra-core'
import { BooleanInput, SelectInput } from 'react-admin'
import { TextInput } from '../../../record/inputs/TextInput.tsx'
import { NumberInput } from '../../../record/inputs/ParsedInput.tsx'
import { useWatch } from 'react-hook-form'
import { useFormat } from '../../../format/useFormat.ts'
import { FormSection } from '../../../record/form/FormSection.tsx'
import { PictureInput } from '../../../record/pictures/PictureInput.tsx'
import type { MethodValues } from '../methodValues.ts'
import { useCategoryChoices } from '../useCategoryChoices.ts'
import { useGateways } from '../useGateways.ts'

const MOST_CODE_LENGTH = 40

/** What the method is: its category, its gateway, and how its page opens. */
export function GeneralInputs() {
  const format = useFormat()
  const gateways = useGateways()
  const choices = (group: string, codes: readonly string[]) =>
    codes.map((id) => ({ id, name: format.value(group, id) }))
  return (
    <>
      <FormSection isPaired>
        <SelectInput
          source="categoryId"
          choices={useCategoryChoices()}
          translateChoice={false}
          validate={required()}
        />
        <SelectInput
          source="gateway"
          choices={choices(
            'paymentGateway',
            gateways.map(({ name }) => name)
          )}
          translateChoice={false}
          validate={required()}
          helperText={<GatewayAbilities />}
        />
        <TextInput
          source="payType"
          validate={required()}
          helperText="paymentMethods.payTypeHint"
          slotProps={{ htmlInput: { maxLength: MOST_CODE_LENGTH } }}
        />
        <TextInput
          source="payTag"
          helperText="paymentMethods.payTagHint"
          slotProps={{ htmlInput: { maxLength: MOST_CODE_LENGTH } }}
        />
        <SelectInput
          source="opens"
          choices={choices('paymentOpens', OPENS)}
          translateChoice={false}
          validate={required()}
        />
        <SelectInput
          source="banks"
          choices={choices('bankChoice', BANK_CHOICES)}
          translateChoice={false}
          validate={required()}
          helperText="paymentMethods.banksHint"
        />
        <SelectInput
          source="pocket"
          choices={choices('pocket', DEPOSIT_POCKETS)}
          translateChoice={false}
          validate={required()}
          helperText="paymentMethods.pocketHint"
        />
        <NumberInput source="listOrder" min={0} step={1} validate={required()} />
        <PictureInput source="logo" />
        <BooleanInput source="isShown" />
      </FormSection>
    </>
  )
}

/** What the chosen gateway can do by itself. */
function GatewayAbilities() {
  const format = useFormat()
  const chosen = useWatch<MethodValues, 'gateway'>({ name: 'gateway' })
  const gateway = useGateways().find(({ name }) => name === chosen)
  if (!gateway) return null
  const { paysOut, sendsNotices, canBeAsked, hasStatement } = gateway
  const abilities = Object.entries({ paysOut, sendsNotices, canBeAsked, hasStatement })
    .filter(([, can]) => can)
    .map(([ability]) => format.value('gatewayAbility', ability))
  return <>{abilities.join(' · ') || format.value('gatewayAbility', 'none')}</>
}
