import type { PaymentMethodRow } from '@grandstand/shared-types/wire/money/payment_methods'
import { Alert, Box } from '@mui/material'
import { regex, required, useRecordContext, useTranslate } from 'ra-core'
import { ArrayInput, SimpleFormIterator, TextArrayInput } from 'react-admin'
import { TextInput } from '../../../record/inputs/TextInput.tsx'
import { useWatch } from 'react-hook-form'
import { FormSection } from '../../../record/form/FormSection.tsx'
import type { MethodValues } from '../methodValues.ts'
import { useGateways } from '../useGateways.ts'
import { NoticeAddress } from './NoticeAddress.tsx'
import { SecretInputs } from './SecretInputs.tsx'

const MOST_SETTING_LENGTH = 500

/** A name of a setting or a secret. */
const NAME_RULES = [required(), regex(/^[A-Za-z]\w{0,39}$/, 'paymentMethods.nameFault')]

/** What the gateway needs to know, and which addresses it may lead players to. */
export function GatewayInputs({ isNew }: { isNew: boolean }) {
  const translate = useTranslate()
  const method = useRecordContext<PaymentMethodRow>()
  const chosen = useWatch<MethodValues, 'gateway'>({ name: 'gateway' })
  const gateway = useGateways().find(({ name }) => name === chosen)
  return (
    <>
      {gateway?.sendsNotices && (
        <FormSection
          title={translate('paymentMethods.noticeAddress')}
          hint={translate(isNew ? 'paymentMethods.noticeLater' : 'paymentMethods.noticeHint')}
        >
          {method && <NoticeAddress methodId={method.id} />}
        </FormSection>
      )}
      <FormSection
        title={translate('paymentMethods.settings')}
        hint={translate('paymentMethods.settingsHint')}
      >
        <ArrayInput source="settingRows" label={false} sx={{ gridColumn: '1 / -1' }}>
          <SimpleFormIterator inline fullWidth disableClear disableReordering>
            <TextInput
              source="name"
              label="paymentMethods.settingName"
              validate={NAME_RULES}
              sx={{ flex: '1 1 130px' }}
              slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false } }}
            />
            <TextInput
              source="value"
              label="paymentMethods.settingValue"
              sx={{ flex: '2 1 180px' }}
              slotProps={{
                htmlInput: { dir: 'ltr', spellCheck: false, maxLength: MOST_SETTING_LENGTH },
              }}
            />
          </SimpleFormIterator>
        </ArrayInput>
      </FormSection>
      <FormSection
        title={translate('paymentMethods.secrets')}
        hint={translate('paymentMethods.secretsHint')}
      >
        {method?.secretNames === null && (
          <Alert severity="warning" variant="outlined" sx={{ gridColumn: '1 / -1', my: 1 }}>
            {translate('paymentMethods.secretsLost')}
          </Alert>
        )}
        <ArrayInput source="secretRows" label={false} sx={{ gridColumn: '1 / -1' }}>
          <SimpleFormIterator inline fullWidth disableClear disableReordering>
            <SecretInputs nameRules={NAME_RULES} />
          </SimpleFormIterator>
        </ArrayInput>
      </FormSection>
      <Box sx={{ display: 'grid' }}>
        <TextArrayInput source="allowedOrigins" helperText="paymentMethods.originsHint" />
      </Box>
    </>
  )
}
