/** The dialects by name. */
import { must } from '#core/errors/must'
import type { WalletDialect } from '#wallet/dialects/dialect'
import { grandstand } from '#wallet/dialects/grandstand'
import { hub88 } from '#wallet/dialects/hub88'

const DIALECTS = new Map<string, WalletDialect>(
  [grandstand, hub88].map((dialect) => [dialect.name, dialect])
)

/** Throws an Error for a name that no dialect has. */
export const dialectOf = (name: string): WalletDialect => must(DIALECTS.get(name), 'dialect')
