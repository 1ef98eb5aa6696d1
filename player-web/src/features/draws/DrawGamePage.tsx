import { DRAW_GAME_CODES, DRAW_GAMES } from '@grandstand/shared-types/games/draw_games'
import type { DrawGameCode } from '@grandstand/shared-types/games/draw_games'
import type { DrawGameView } from '@grandstand/shared-types/wire/draws'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useHome } from '../../i18n/useHome.ts'
import { usePageTitle } from '../../navigation/usePageTitle.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { ListPage } from '../../ui/ListPage.tsx'
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import { JackpotTicker, useJackpots } from '../jackpots/index.ts'
import { BingoGame } from './bingo/BingoGame.tsx'
import { drawGamesQuery } from './data/drawQueries.ts'
import { PLAYS } from './data/plays.ts'
import { useOpenDraw, type OpenDraw } from './data/useOpenDraw.ts'
import { useTicketTerms, type TicketTerms } from './data/useTicketTerms.ts'
import { NumbersGame } from './numbers/NumbersGame.tsx'
import { DRAW_PATHS } from './places.ts'
import { RaceGame } from './race/RaceGame.tsx'
import { DrawHead } from './play/DrawHead.tsx'

/** The game of the address: its next draw, and a ticket for it. */
export default function DrawGamePage() {
  const { pathname } = useLocation()
  const path = pathname.slice(useHome().length)
  const code = DRAW_GAME_CODES.find((one) => DRAW_PATHS[one] === path)
  return code ? <GameOf key={code} code={code} /> : null
}

function GameOf({ code }: { code: DrawGameCode }) {
  const { t } = useTranslation()
  const home = useHome()
  const { lobby } = DRAW_GAMES[code]
  const { data, error, refetch } = useQuery(drawGamesQuery(lobby))
  const game = data?.find((one) => one.code === code)
  const title = t(`verify.games.${code}`)
  usePageTitle(title)
  return (
    <ListPage title={title}>
      {game?.limit ? (
        <Game game={game} />
      ) : data ? (
        <StatePanel kind="empty" title={t('draw.notHere')}>
          <ButtonLink to={home + lobby}>{t(`products.${lobby}`)}</ButtonLink>
        </StatePanel>
      ) : error ? (
        <StatePanel kind="error" title={t('draw.failed')} hint={t('common.offline')}>
          <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
        </StatePanel>
      ) : (
        <RowsSkeleton rows={7} height="76px" />
      )}
    </ListPage>
  )
}

function Game({ game }: { game: DrawGameView }) {
  const openDraw = useOpenDraw(game)
  const terms = useTicketTerms(game, openDraw)
  const jackpots = useJackpots()
  return (
    <>
      <DrawHead game={game} draw={openDraw.draw} />
      {jackpots && (
        <JackpotTicker jackpots={jackpots} of={{ lobby: DRAW_GAMES[game.code].lobby }} />
      )}
      <Board game={game} openDraw={openDraw} terms={terms} />
    </>
  )
}

function Board(props: { game: DrawGameView; openDraw: OpenDraw; terms: TicketTerms }) {
  const play = PLAYS[props.game.code]
  switch (play.kind) {
    case 'numbers':
      return <NumbersGame play={play} {...props} />
    case 'bingo':
      return <BingoGame play={play} {...props} />
    case 'race':
      return <RaceGame play={play} {...props} />
  }
}
