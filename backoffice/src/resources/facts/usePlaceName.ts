import { useTranslate } from 'ra-core'
import { englishOrdinal } from '@grandstand/shared-types/core/ordinal'

/** `1st`, and `=2nd` for runners of a dead heat. */
export function usePlaceName(): (position: number, isTied: boolean) => string {
  const translate = useTranslate()
  return (number, isTied) =>
    translate(isTied ? 'race.finish.tied' : 'race.finish.place', {
      number,
      ordinal: englishOrdinal(number),
    })
}
