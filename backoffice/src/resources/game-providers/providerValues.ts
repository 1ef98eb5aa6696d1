/** What the form of a game provider holds, and the body that it sends. Pure functions. */
import type {
  GameProviderBody,
  GameProviderRow,
  WalletDialect,
} from '@grandstand/shared-types/wire/games/games'

/** A form holds null for what was emptied, and nothing for what was never filled in. */
type Typed<Row> = { [Field in keyof Row]?: Row[Field] | null }

/** What each dialect needs beside the provider's public key. */
export const SECRETS_OF = {
  grandstand: ['hmacSecret'],
  hub88: ['operatorId', 'privateKey', 'subPartnerId'],
} as const satisfies Record<WalletDialect, readonly string[]>
type SecretName = (typeof SECRETS_OF)[WalletDialect][number]

/** New secrets; an empty one keeps the stored one. */
type NewSecrets = { [Name in SecretName]?: string | null }
export const NO_SECRETS: NewSecrets = {
  hmacSecret: '',
  operatorId: '',
  privateKey: '',
  subPartnerId: '',
}

export interface ProviderValues extends Typed<GameProviderRow>, NewSecrets {}

export const NEW_PROVIDER: ProviderValues = {
  dialect: 'grandstand',
  allowedAddresses: [],
  allowedOrigins: [],
  publicKey: null,
  listOrder: 0,
  isEnabled: true,
}

export function bodyOf(values: ProviderValues): GameProviderBody {
  const dialect = values.dialect ?? 'grandstand'
  const typed = SECRETS_OF[dialect].flatMap((name) => {
    const secret = values[name]?.trim() ?? ''
    return secret === '' ? [] : [[name, secret] as const]
  })
  return {
    code: values.code ?? '',
    name: values.name ?? '',
    dialect,
    apiUrl: values.apiUrl ?? '',
    allowedAddresses: values.allowedAddresses ?? [],
    allowedOrigins: values.allowedOrigins ?? [],
    publicKey: values.publicKey || null,
    ...(typed.length > 0 && { secrets: Object.fromEntries(typed) }),
    listOrder: values.listOrder ?? 0,
    isEnabled: values.isEnabled ?? false,
    ...boundsIn(values),
  }
}

export const BOUNDS = [
  'healthWindowMinutes',
  'healthLeastCalls',
  'healthFailurePercent',
  'healthLagSeconds',
  'healthProbeSeconds',
  'orphanRollbackMinutes',
  'interruptedMinutes',
] as const
type Bounds = Partial<Record<(typeof BOUNDS)[number], number>>

/** A bound that is left empty stays as it is. */
function boundsIn(values: ProviderValues): Bounds {
  const bounds: Bounds = {}
  for (const name of BOUNDS) {
    const value = values[name]
    if (value !== null && value !== undefined) bounds[name] = value
  }
  return bounds
}
