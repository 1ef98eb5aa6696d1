import {
  baccaratTotal,
  type BaccaratOutcome,
} from '@grandstand/shared-types/games/baccarat/baccarat'
import type { BlackjackOutcome } from '@grandstand/shared-types/games/blackjack/blackjack'
import {
  HAND_CARDS,
  type VideoPokerOutcome,
} from '@grandstand/shared-types/games/poker/video_poker'
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
      <Cards cards={shoe.slice(0, SHOWN)} label={t('verify.drawnInOrder')} />
      <p className={styles.note}>{t('verify.cardsOrder')}</p>
    </div>
  )
}

/** Both hands, and what they count. */
export function BaccaratPicture({ outcome }: { outcome: BaccaratOutcome }) {
  const { t } = useTranslation()
  return (
    <div className={styles.table}>
      {(['player', 'banker'] as const).map((side) => (
        <div key={side}>
          <p className={styles.note}>
            {t(`verify.side.${side}`)} <b>{baccaratTotal(outcome[side])}</b>
          </p>
          <Cards cards={outcome[side]} label={t(`verify.side.${side}`)} />
        </div>
      ))}
    </div>
  )
}

/** The five cards that were dealt, then those that replace them. */
export function PokerPicture({ outcome: { cards } }: { outcome: VideoPokerOutcome }) {
  const { t } = useTranslation()
  return (
    <div className={styles.table}>
      <Cards cards={cards.slice(0, HAND_CARDS)} label={t('verify.drawnInOrder')} />
      <Cards cards={cards.slice(HAND_CARDS)} label={t('verify.drawnInOrder')} />
    </div>
  )
}

function Cards({ cards, label }: { cards: readonly number[]; label: string }) {
  return (
    <ol className={styles.cards} aria-label={label}>
      {cards.map((card, place) => {
        const suit = SUITS[Math.floor(card / RANKS.length)]
        return (
          <li key={place} data-red={suit === '♥' || suit === '♦'}>
            <span>{RANKS[card % RANKS.length]}</span>
            <span>{suit}</span>
          </li>
        )
      })}
    </ol>
  )
}
