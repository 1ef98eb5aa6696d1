import type { RouletteBet } from '@grandstand/shared-types/games/roulette/roulette'
import { ROULETTE_SPOTS } from '@grandstand/shared-types/games/roulette/spots'
import { useTranslation } from 'react-i18next'

const NAMED = ['red', 'black', 'even', 'odd'] as const
/** More numbers than these are told by the first and the last. */
const MOST_TOLD = 6

/** The spot of a chip: its word, or the numbers that it covers. */
export function RouletteWords({ bet }: { bet: RouletteBet }) {
  const { t } = useTranslation()
  const name = NAMED.find((one) => one === bet.spot)
  if (name) return t(`verify.chance.${name}`)
  const numbers = ROULETTE_SPOTS.get(bet.spot)?.numbers ?? []
  const isRow = numbers.every((number, place) => number === (numbers[0] ?? 0) + place)
  const told =
    numbers.length > MOST_TOLD && isRow
      ? `${numbers[0]} – ${numbers[numbers.length - 1]}`
      : numbers.join(', ')
  return <bdi dir="ltr">{told}</bdi>
}
