import { WALLET_DIALECTS, type GameProviderRow } from '@grandstand/shared-types/wire/games/games'
import { Alert, Stack } from '@mui/material'
import { regex, required, useRecordContext, useTranslate, type RaRecord } from 'ra-core'
import { BooleanInput, SelectInput, TextArrayInput } from 'react-admin'
import { TextInput } from '../../record/inputs/TextInput.tsx'
import { useMay } from '../../access/useMay.ts'
import { RecordForm } from '../../record/form/FormPage.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'
import { NetworksInput, NumberInput } from '../../record/inputs/ParsedInput.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'
import { BoundInputs } from './health/BoundInputs.tsx'
import { HealthPanel } from './health/HealthPanel.tsx'
import { ImportButton } from './ImportButton.tsx'
import { bodyOf, NEW_PROVIDER, NO_SECRETS } from './providerValues.ts'
import { SecretInputs } from './SecretInputs.tsx'

const DIALECTS = WALLET_DIALECTS.map((id) => ({ id, name: `values.walletDialect.${id}` }))
const CODE_RULES = [
  required(),
  regex(/^[a-z][a-z\d-]{0,39}$/, () => ({
    message: 'errors.formWrong',
    args: { 0: 'my-games' },
  })),
]
const LTR = { htmlInput: { dir: 'ltr', spellCheck: false } } as const

/** A provider of games: its addresses, the keys of both sides, and its list of games. */
export default function ProviderForm() {
  return (
    <RecordForm
      transform={bodyOf}
      defaultValues={{ ...NEW_PROVIDER }}
      valuesOf={() => ({ ...NO_SECRETS })}
      titleOf={({ name }: RaRecord) => String(name)}
      canDelete
      inputs={(isNew) => <ProviderInputs isNew={isNew} />}
      below={
        <>
          <HealthPanel />
          <RecordHistory />
        </>
      }
    />
  )
}

function ProviderInputs({ isNew }: { isNew: boolean }) {
  const translate = useTranslate()
  const mayEdit = useMay('games.edit')
  const record = useRecordContext<GameProviderRow>()
  return (
    <>
      {record && mayEdit && (
        <Stack direction="row" sx={{ mb: 2 }}>
          <ImportButton provider={record} />
        </Stack>
      )}
      <FormSection title={translate('gameProviders.sections.general')} isPaired>
        <TextInput
          source="name"
          validate={required()}
          slotProps={{ htmlInput: { maxLength: 80 } }}
        />
        <TextInput
          source="code"
          validate={CODE_RULES}
          helperText="gameProviders.codeHint"
          slotProps={LTR}
        />
        <SelectInput source="dialect" choices={DIALECTS} validate={required()} />
        <NumberInput source="listOrder" min={0} step={1} validate={required()} />
        <BooleanInput source="isEnabled" />
      </FormSection>
      <FormSection title={translate('gameProviders.sections.access')} isPaired>
        <TextInput
          source="apiUrl"
          validate={required()}
          helperText="gameProviders.apiUrlHint"
          slotProps={LTR}
        />
        <NetworksInput
          source="allowedAddresses"
          helperText={translate('gameProviders.addressesHint')}
        />
        <TextArrayInput
          source="allowedOrigins"
          helperText="gameProviders.originsHint"
          sx={{ gridColumn: '1 / -1' }}
        />
      </FormSection>
      {!isNew && <BoundInputs />}
      <FormSection title={translate('gameProviders.sections.keys')}>
        {record?.secretNames === null && !isNew && (
          <Alert severity="warning" variant="outlined" sx={{ gridColumn: '1 / -1', my: 1 }}>
            {translate('gameProviders.secretsLost')}
          </Alert>
        )}
        <SecretInputs stored={record?.secretNames ?? []} />
        <TextInput
          source="publicKey"
          multiline
          minRows={4}
          helperText="gameProviders.publicKeyHint"
          sx={{ gridColumn: '1 / -1' }}
          slotProps={LTR}
        />
      </FormSection>
    </>
  )
}
