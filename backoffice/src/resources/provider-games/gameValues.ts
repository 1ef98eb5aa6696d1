/** What the form of a game holds, and the body that it sends. Pure functions. */
import { CURRENCY_CODES, type CurrencyCode } from '@grandstand/shared-types/money/currencies'
import type {
  GameBody,
  GameLimit,
  GameRow,
  GameTable,
} from '@grandstand/shared-types/wire/games/games'

/** A form holds null for what was emptied, and nothing for what was never filled in. */
type Typed<Row> = { [Field in keyof Row]?: Row[Field] | null }

interface LimitRow extends Typed<GameLimit> {
  currency?: CurrencyCode | null
}

export interface GameValues extends Omit<Typed<GameRow>, 'extras' | 'limits'> {
  extras?: Typed<GameTable>[] | null
  limits?: GameRow['limits'] | null
  /** The limits as rows of a form, one for each currency. */
  limitRows?: LimitRow[] | null
}

export const NEW_GAME: GameValues = {
  categoryId: null,
  lobby: 'slots',
  logo: null,
  extras: [],
  limitRows: [],
  languages: [],
  countries: [],
  branches: [],
  returnPpm: null,
  opensLobby: false,
  isMobile: true,
  hasDemo: false,
  listOrder: 0,
  isShown: true,
}

/** Values of the form beside those of the record. */
export const rowsOf = (limits: GameRow['limits'] = {}): { limitRows: LimitRow[] } => ({
  limitRows: CURRENCY_CODES.flatMap((currency) => {
    const limit = limits[currency]
    return limit ? [{ currency, ...limit }] : []
  }),
})

export function bodyOf(values: GameValues): GameBody {
  return {
    providerId: values.providerId ?? 0,
    categoryId: values.categoryId || null,
    lobby: values.lobby ?? 'slots',
    code: values.code ?? '',
    title: values.title ?? '',
    companyName: values.companyName ?? '',
    logo: values.logo ?? null,
    topServiceId: values.topServiceId || null,
    topServiceId2: values.topServiceId2 || null,
    middleServiceId: values.middleServiceId || null,
    extras: (values.extras ?? []).map((table) => ({
      id: table.id ?? '',
      limitId: table.limitId ?? '',
      minStakeMinor: table.minStakeMinor ?? 0,
      maxStakeMinor: table.maxStakeMinor ?? 0,
      ...(table.state && { state: table.state }),
    })),
    limits: limitsOf(values.limitRows ?? []),
    languages: values.languages ?? [],
    countries: values.countries ?? [],
    branches: values.branches ?? [],
    returnPpm: values.returnPpm ?? null,
    opensLobby: values.opensLobby ?? false,
    isMobile: values.isMobile ?? false,
    hasDemo: values.hasDemo ?? false,
    listOrder: values.listOrder ?? 0,
    isShown: values.isShown ?? false,
  }
}

/** Of two rows with one currency the last one counts. */
const limitsOf = (rows: readonly LimitRow[]): GameBody['limits'] =>
  Object.fromEntries(
    rows.flatMap(({ currency, minStakeMinor, maxStakeMinor, maxPayMinor }) =>
      currency
        ? [
            [
              currency,
              {
                minStakeMinor: minStakeMinor ?? 0,
                maxStakeMinor: maxStakeMinor ?? 0,
                maxPayMinor: maxPayMinor ?? 0,
              },
            ] as const,
          ]
        : []
    )
  )
