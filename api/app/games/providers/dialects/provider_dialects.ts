/** The dialects of our calls to providers, by name. */
import type { WalletDialect } from '@grandstand/shared-types/wire/games/games'
import { grandstandProvider } from '#games/providers/dialects/grandstand_provider'
import { hub88Provider } from '#games/providers/dialects/hub88_provider'
import type { ProviderDialect } from '#games/providers/dialects/provider_dialect'

const DIALECTS: Readonly<Record<WalletDialect, ProviderDialect>> = {
  grandstand: grandstandProvider,
  hub88: hub88Provider,
}

export const providerDialect = (name: WalletDialect): ProviderDialect => DIALECTS[name]
