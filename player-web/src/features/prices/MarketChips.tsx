import { atom, useAtom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { useMarketTypes } from '../../odds/useMarketTypes.ts'
import { useCurrentInView } from '../../ui/useCurrentInView.ts'
import { mainTypesOf } from './columns.ts'
import styles from './MarketChips.module.css'

/** The market shown in each sport's list on a phone, by sport id. */
const phoneMarketAtom = atom<Readonly<Record<number, number>>>({})

export function usePhoneMarket(): Readonly<Record<number, number>> {
  return useAtomValue(phoneMarketAtom)
}

/** Chooses the market that the narrow list shows; empty, but of its height, until the sport is known. */
export function MarketChips({ sportId = 0 }: { sportId: number | undefined }) {
  const { t } = useTranslation()
  const row = useCurrentInView<HTMLDivElement>()
  const types = useMarketTypes()
  const [chosen, setChosen] = useAtom(phoneMarketAtom)
  const main = mainTypesOf([...(types?.values() ?? [])], sportId)
  if (types && sportId > 0 && main.length === 0) return null
  const current = chosen[sportId] ?? main[0]?.id
  return (
    <div ref={row} className={styles.row} role="group" aria-label={t('sports.market')}>
      {main.map((type) => (
        <button
          key={type.id}
          type="button"
          aria-pressed={type.id === current}
          onClick={() => setChosen({ ...chosen, [sportId]: type.id })}
        >
          {type.name
            .replace(/\s*\(?\{!?\w+\}(?:, )?/, ' ')
            .replace(/^(.*?)\s*\(.*$/, '$1')
            .trim()}
        </button>
      ))}
    </div>
  )
}
