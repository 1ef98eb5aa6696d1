import type { GameCode } from '@grandstand/shared-types/games/game_codes'
import { rouletteRules, type RouletteBet } from '@grandstand/shared-types/games/roulette/roulette'
import { numberText } from '@grandstand/shared-types/games/roulette/spots'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'

const NAMED = ['red', 'black', 'even', 'odd'] as const
/** More numbers than these are told by the first and the last. */
const MOST_TOLD = 6

/** The spot of a chip: its word, or the numbers that it covers. */
export function RouletteWords({ bet, code }: { bet: RouletteBet; code: GameCode }) {
  const { t } = useTranslation()
  return (
    <bdi dir={NAMED.some((one) => one === bet.spot) ? 'auto' : 'ltr'}>
      {spotWords(bet.spot, code, t)}
    </bdi>
  )
}

/** As `RouletteWords`, as text. */
export function spotWords(spot: string, code: GameCode, t: TFunction): string {
  const name = NAMED.find((one) => one === spot)
  if (name) return t(`verify.chance.${name}`)
  const numbers = rouletteRules(code).spots.get(spot)?.numbers ?? []
  const isRow = numbers.every((number, place) => number === (numbers[0] ?? 0) + place)
  return numbers.length > MOST_TOLD && isRow
    ? `${numbers[0]} – ${numbers[numbers.length - 1]}`
    : numbers.map(numberText).join(', ')
}
