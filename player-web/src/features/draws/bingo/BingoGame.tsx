import { MOST_BETS_OF_TICKET } from '@grandstand/shared-types/games/draw_games'
import type { DrawGameView } from '@grandstand/shared-types/wire/draws'
import { Dices } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import { countByChance, numbersOf } from '../data/drawBetCode.ts'
import { OWN_CHANCE } from '../data/picks.ts'
import type { BingoPlay } from '../data/plays.ts'
import type { OpenDraw } from '../data/useOpenDraw.ts'
import type { TicketTerms } from '../data/useTicketTerms.ts'
import { BetCodeField } from '../play/BetCodeField.tsx'
import { DrawSlip } from '../play/DrawSlip.tsx'
import { GameLayout } from '../play/GameLayout.tsx'
import styles from './BingoGame.module.css'
import { PrizeTable } from './PrizeTable.tsx'
import { ShopCard } from './ShopCard.tsx'

interface BingoGameProps {
  play: BingoPlay
  game: DrawGameView
  openDraw: OpenDraw
  terms: TicketTerms
}

interface Card {
  /** Tells cards apart while others take their places. */
  key: number
  cells: readonly number[]
  isTaken: boolean
}

const SHOP_CARDS = 6

/** The card shop: the first card is taken to begin with; others are put back for new ones. */
export function BingoGame({ play, game, openDraw, terms }: BingoGameProps) {
  const { t } = useTranslation()
  const dealt = (from: number, count: number): Card[] =>
    Array.from({ length: count }, (_, at) => ({
      key: from + at,
      cells: play.cardOf(OWN_CHANCE),
      isTaken: false,
    }))
  const open = () => dealt(0, SHOP_CARDS).map((card, at) => ({ ...card, isTaken: at === 0 }))
  const [cards, setCards] = useState<readonly Card[]>(open)
  const taken = cards.filter(({ isTaken }) => isTaken)
  const [isBegun, setIsBegun] = useState(false)
  const isFull = taken.length >= MOST_BETS_OF_TICKET
  const next = Math.max(...cards.map(({ key }) => key)) + 1
  const takeCode = (bet: string) => {
    const kept = isBegun ? taken : []
    const count = cardsOfCode(bet)
    if (count < 1 || kept.length + count > MOST_BETS_OF_TICKET) return false
    const typed = dealt(next, count).map((card) => ({ ...card, isTaken: true }))
    setCards([...kept, ...typed, ...dealt(next + count, SHOP_CARDS)])
    setIsBegun(true)
    return true
  }
  return (
    <GameLayout
      slip={
        <DrawSlip
          play={play}
          game={game}
          openDraw={openDraw}
          terms={terms}
          picks={taken.map(({ cells }) => ({ card: cells }))}
          onBought={() => {
            setCards(open())
            setIsBegun(false)
          }}
        >
          <p className={styles.count} role="status">
            {t('draw.cardCount', { cards: taken.length })}
          </p>
        </DrawSlip>
      }
    >
      <BetCodeField typing="cards" examples={{ example: '3*5*2' }} terms={terms} onBet={takeCode} />
      <section className={styles.shop} aria-label={t('draw.cards')}>
        <div className={styles.head}>
          <h2>{t('draw.cards')}</h2>
          <Button
            variant="quiet"
            size="small"
            onClick={() => setCards([...taken, ...dealt(next, SHOP_CARDS)])}
          >
            <Dices size={16} aria-hidden />
            {t('draw.otherCards')}
          </Button>
        </div>
        <ul className={styles.cards} data-wide={play.rules.cells > 25}>
          {cards.map(({ key, cells, isTaken }, at) => (
            <ShopCard
              key={key}
              name={t('draw.card', { number: at + 1 })}
              cells={cells}
              isTaken={isTaken}
              isOff={isFull && !isTaken}
              onToggle={() => {
                setCards(
                  cards.map((card) => (card.key === key ? { ...card, isTaken: !isTaken } : card))
                )
                setIsBegun(true)
              }}
            />
          ))}
        </ul>
      </section>
      <PrizeTable rules={play.rules} />
    </GameLayout>
  )
}

/** How many cards a bet code deals: `3` or `+3`; 0 for any other text. */
function cardsOfCode(bet: string): number {
  const [count = 0, ...rest] = numbersOf(bet) ?? []
  return countByChance(bet) ?? (rest.length === 0 ? count : 0)
}
