import { useTranslate } from 'ra-core'
import { TextInput } from '../../record/inputs/TextInput.tsx'
import { useWatch } from 'react-hook-form'
import { SECRETS_OF, type ProviderValues } from './providerValues.ts'

const MOST_LENGTH = 4_000
/** A PEM has lines, which a password's input would join. */
const PEM = { multiline: true, minRows: 4, helperText: 'gameProviders.privateKeyHint' } as const
const HIDDEN = { type: 'password' } as const

/** The secrets of the chosen dialect; what is stored is never shown, and stays while nothing is typed. */
export function SecretInputs({ stored }: { stored: readonly string[] }) {
  const translate = useTranslate()
  const dialect = useWatch<ProviderValues, 'dialect'>({ name: 'dialect' }) ?? 'grandstand'
  return SECRETS_OF[dialect].map((name) => {
    const isStored = stored.includes(name)
    return (
      <TextInput
        key={name}
        source={name}
        label={`gameProviders.${name}`}
        {...(name === 'privateKey' ? PEM : name === 'hmacSecret' ? HIDDEN : {})}
        {...(isStored && { placeholder: translate('gameProviders.stored') })}
        sx={{ gridColumn: '1 / -1' }}
        slotProps={{
          htmlInput: {
            dir: 'ltr',
            autoComplete: 'new-password',
            spellCheck: false,
            maxLength: MOST_LENGTH,
          },
          ...(isStored && { inputLabel: { shrink: true } }),
        }}
      />
    )
  })
}
