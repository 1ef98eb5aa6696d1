import { isOfTheTrack } from '@grandstand/shared-types/catalogue/sport_ids'
import type { PlaceTerms } from '@grandstand/shared-types/racing/terms/place_terms'
import { useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { slipAtom } from '../state/slipAtoms.ts'
import { setEachWay } from '../state/slipState.ts'
import type { SlipItem } from '../state/slipTypes.ts'
import styles from './EachWayToggle.module.css'

interface EachWayToggleProps {
  item: SlipItem
  name: string
  terms: PlaceTerms
}

/** Makes the selection each way at these terms, or to win alone. */
export default function EachWayToggle({ item, name, terms }: EachWayToggleProps) {
  const { t } = useTranslation()
  const setSlip = useSetAtom(slipAtom)
  const { outcomeId, eachWay, sportId } = item
  const group = isOfTheTrack(sportId) ? 'slip' : 'races.season'
  return (
    <label className={styles.line} data-on={eachWay !== undefined}>
      <span className={styles.words}>{t(`${group}.eachWay`)}</span>
      <bdi dir="ltr" className={styles.terms}>
        1/{terms.divisor} · 1–{terms.places}
      </bdi>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        aria-label={`${name}: ${t(`${group}.eachWayTerms`, { ...terms })}`}
        checked={eachWay !== undefined}
        onChange={({ target }) =>
          setSlip((slip) => setEachWay(slip, outcomeId, target.checked ? terms : undefined))
        }
      />
    </label>
  )
}
