import type { BlackjackOutcome } from '@grandstand/shared-types/games/blackjack/blackjack'
import { useTranslation } from 'react-i18next'
import styles from './Cards.module.css'

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const SUITS = ['♠', '♥', '♦', '♣']
/** Cards that are shown: more than rounds need that anybody plays. */
const SHOWN = 16

/** The first cards of the round in their order: two for the player, two for the dealer, then as they were asked for. */
export function CardsPicture({ outcome: { shoe } }: { outcome: BlackjackOutcome }) {
  const { t } = useTranslation()
  return (
    <div className={styles.table}>
      <ol className={styles.cards} aria-label={t('verify.drawnInOrder')}>
        {shoe.slice(0, SHOWN).map((card, place) => {
          const suit = SUITS[Math.floor(card / RANKS.length)]
          return (
            <li key={place} data-red={suit === '♥' || suit === '♦'}>
              <span>{RANKS[card % RANKS.length]}</span>
              <span>{suit}</span>
            </li>
          )
        })}
      </ol>
      <p className={styles.note}>{t('verify.cardsOrder')}</p>
    </div>
  )
}
