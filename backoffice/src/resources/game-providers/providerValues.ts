/** What the form of a game provider holds, and the body that it sends. Pure functions. */
import type { GameProviderBody, GameProviderRow } from '@grandstand/shared-types/wire/games/games'

/** A form holds null for what was emptied, and nothing for what was never filled in. */
type Typed<Row> = { [Field in keyof Row]?: Row[Field] | null }

export interface ProviderValues extends Typed<GameProviderRow> {
  /** A new secret; empty to keep the stored one. */
  hmacSecret?: string | null
}

export const NEW_PROVIDER: ProviderValues = {
  dialect: 'grandstand',
  allowedAddresses: [],
  allowedOrigins: [],
  publicKey: null,
  listOrder: 0,
  isEnabled: true,
}

export function bodyOf(values: ProviderValues): GameProviderBody {
  const secret = values.hmacSecret ?? ''
  return {
    code: values.code ?? '',
    name: values.name ?? '',
    dialect: values.dialect ?? 'grandstand',
    apiUrl: values.apiUrl ?? '',
    allowedAddresses: values.allowedAddresses ?? [],
    allowedOrigins: values.allowedOrigins ?? [],
    publicKey: values.publicKey || null,
    ...(secret !== '' && { secrets: { hmacSecret: secret } }),
    listOrder: values.listOrder ?? 0,
    isEnabled: values.isEnabled ?? false,
  }
}
