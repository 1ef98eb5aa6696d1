import { MOST_BETS_OF_TICKET } from '@grandstand/shared-types/games/draw_games'
import { oddsOfRound } from '@grandstand/shared-types/games/race/race_odds'
import type { DrawGameView } from '@grandstand/shared-types/wire/draws'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { StatePanel } from '../../../ui/StatePanel.tsx'
import { useHome } from '../../../i18n/useHome.ts'
import type { RacePick } from '../data/picks.ts'
import type { RacePlay } from '../data/plays.ts'
import type { OpenDraw } from '../data/useOpenDraw.ts'
import type { TicketTerms } from '../data/useTicketTerms.ts'
import { BetCodeField } from '../play/BetCodeField.tsx'
import { DrawSlip } from '../play/DrawSlip.tsx'
import { GameLayout } from '../play/GameLayout.tsx'
import { betOfCode } from './betOfCode.ts'
import { Forecast } from './Forecast.tsx'
import { RaceCard } from './RaceCard.tsx'
import { RacePicks } from './RacePicks.tsx'
import { runnerNames } from './runnerNames.ts'
import styles from './RaceGame.module.css'
import { samePick } from './samePick.ts'

interface RaceGameProps {
  play: RacePlay
  game: DrawGameView
  openDraw: OpenDraw
  terms: TicketTerms
}

/** The bets on one race; those on a race that has started are gone. */
interface Chosen {
  drawId: number | null
  picks: readonly RacePick[]
}

/** The race card of the next race, or of a later one. */
export function RaceGame({ play, game, openDraw, terms }: RaceGameProps) {
  const { t } = useTranslation()
  const home = useHome()
  const { draw } = openDraw
  const [chosen, setChosen] = useState<Chosen>({ drawId: null, picks: [] })
  if (!draw) {
    return (
      <StatePanel kind="empty" title={t('draw.none')} hint={t('draw.noneHint')}>
        <ButtonLink to={`${home}racing`}>{t('products.racing')}</ButtonLink>
      </StatePanel>
    )
  }
  const isSame = chosen.drawId === draw.id
  const picks = isSame ? chosen.picks : []
  const odds = oddsOfRound(play.rules, draw.number)
  const names = runnerNames(game.code, draw.number, play.rules.strengths.length)
  const setPicks = (next: readonly RacePick[]) => setChosen({ drawId: draw.id, picks: next })
  const toggle = (pick: RacePick) => {
    const others = picks.filter((one) => !samePick(one, pick))
    if (others.length < picks.length) setPicks(others)
    else if (picks.length < MOST_BETS_OF_TICKET) setPicks([...picks, pick])
  }
  const takeCode = (bet: string) => {
    const pick = betOfCode(bet, names.length)
    const isNew = pick !== null && !picks.some((one) => samePick(one, pick))
    if (isNew) toggle(pick)
    return pick !== null && (!isNew || picks.length < MOST_BETS_OF_TICKET)
  }
  const card = { rules: play.rules, odds, names, picks, onToggle: toggle }
  return (
    <GameLayout
      slip={
        <DrawSlip
          play={play}
          game={game}
          openDraw={openDraw}
          terms={terms}
          picks={picks}
          onBought={() => setPicks([])}
        >
          <RacePicks
            picks={picks}
            names={names}
            onRemove={toggle}
            empty={
              chosen.picks.length > 0 && !isSame ? t('draw.raceStarted') : t('draw.chooseOdds')
            }
          />
        </DrawSlip>
      }
    >
      <BetCodeField
        typing="race"
        examples={{ win: '5*10', place: '5+', eachWay: '5/', forecast: '5-2' }}
        terms={terms}
        onBet={takeCode}
      />
      <Races openDraw={openDraw} />
      <RaceCard code={game.code} {...card} />
      <Forecast {...card} />
    </GameLayout>
  )
}

/** The races to choose from, the next one first. */
function Races({ openDraw: { draw, open, choose } }: { openDraw: OpenDraw }) {
  const { t } = useTranslation()
  if (open.length < 2) return null
  return (
    <div className={styles.races} role="group" aria-label={t('draw.next')}>
      {open.map(({ id, number }) => (
        <Button
          key={id}
          size="small"
          variant={id === draw?.id ? 'primary' : 'quiet'}
          aria-pressed={id === draw?.id}
          onClick={() => choose(id)}
        >
          {t('draw.number', { number })}
        </Button>
      ))}
    </div>
  )
}
