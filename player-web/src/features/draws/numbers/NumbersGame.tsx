import { MOST_BETS_OF_TICKET } from '@grandstand/shared-types/games/draw_games'
import type { DrawGameView } from '@grandstand/shared-types/wire/draws'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import { countsOf, quickPick } from '../data/picks.ts'
import type { NumbersPlay } from '../data/plays.ts'
import type { OpenDraw } from '../data/useOpenDraw.ts'
import type { TicketTerms } from '../data/useTicketTerms.ts'
import { BetCodeField } from '../play/BetCodeField.tsx'
import { DrawSlip } from '../play/DrawSlip.tsx'
import { GameLayout } from '../play/GameLayout.tsx'
import { More } from '../play/More.tsx'
import { HowMany } from './HowMany.tsx'
import { Line } from './Line.tsx'
import { linesOfCode } from './linesOfCode.ts'
import styles from './NumbersGame.module.css'
import { NumberGrid } from './NumberGrid.tsx'
import { PaysTable } from './PaysTable.tsx'

interface NumbersGameProps {
  play: NumbersPlay
  game: DrawGameView
  openDraw: OpenDraw
  terms: TicketTerms
}

interface OwnLine {
  /** Tells lines apart while some of them go. */
  key: number
  numbers: readonly number[]
}

/** Lotto and keno: one line by chance to begin with, other numbers and lines for those who want them. */
export function NumbersGame({ play, game, openDraw, terms }: NumbersGameProps) {
  const { t } = useTranslation()
  const { rules } = play
  const { counts, plain } = countsOf(rules)
  const [count, setCount] = useState(plain)
  const [lines, setLines] = useState<readonly OwnLine[]>(() => [
    { key: 0, numbers: quickPick(rules, plain) },
  ])
  const [chosenKey, setChosenKey] = useState(0)
  const chosen = lines.find(({ key }) => key === chosenKey) ?? lines[0]
  // the line by chance gives way to the first bet code
  const [isBegun, setIsBegun] = useState(false)
  const fill = (next: readonly OwnLine[]) => {
    setLines(next)
    setIsBegun(true)
  }
  const change = (key: number, numbers: readonly number[]) =>
    fill(lines.map((line) => (line.key === key ? { key, numbers } : line)))
  const nextKey = Math.max(...lines.map((line) => line.key)) + 1
  const add = () => {
    fill([...lines, { key: nextKey, numbers: quickPick(rules, count) }])
    setChosenKey(nextKey)
  }
  const takeCode = (bet: string) => {
    const kept = isBegun ? lines : []
    const typed = linesOfCode(bet, rules, count)
    if (!typed || kept.length + typed.length > MOST_BETS_OF_TICKET) return false
    fill([...kept, ...typed.map((numbers, at) => ({ key: nextKey + at, numbers }))])
    return true
  }
  const whole = lines.filter(({ numbers }) => counts.includes(numbers.length))
  return (
    <GameLayout
      slip={
        <DrawSlip
          play={play}
          game={game}
          openDraw={openDraw}
          terms={terms}
          picks={whole.map(({ numbers }) => ({ numbers }))}
          onBought={() => {
            setLines([{ key: 0, numbers: quickPick(rules, count) }])
            setIsBegun(false)
          }}
        >
          <p className={styles.count}>{t('draw.lineCount', { lines: whole.length })}</p>
        </DrawSlip>
      }
    >
      <BetCodeField
        typing="numbers"
        examples={{ example: `${exampleLine(rules, plain)}*5*2`, chance: '+3' }}
        terms={terms}
        onBet={takeCode}
      />
      <section className={styles.lines} aria-label={t('draw.lines')}>
        {counts.length > 1 && (
          <HowMany
            counts={counts}
            count={count}
            onCount={(next) => {
              setCount(next)
              if (chosen) change(chosen.key, quickPick(rules, next))
            }}
          />
        )}
        <ul>
          {lines.map(({ key, numbers }, at) => (
            <Line
              key={key}
              name={t('draw.line', { number: at + 1 })}
              numbers={numbers}
              isChosen={lines.length > 1 && key === chosen?.key}
              onChoose={() => setChosenKey(key)}
              onOthers={() => change(key, quickPick(rules, count))}
              onRemove={
                lines.length > 1 ? () => fill(lines.filter((line) => line.key !== key)) : undefined
              }
            />
          ))}
        </ul>
        {lines.length < MOST_BETS_OF_TICKET && (
          <Button variant="quiet" size="small" onClick={add}>
            <Plus size={16} aria-hidden />
            {t('draw.addLine')}
          </Button>
        )}
      </section>
      <More title={t('draw.ownNumbers')}>
        {chosen && (
          <NumberGrid
            pool={rules.pool}
            most={Math.max(...counts)}
            least={Math.min(...counts)}
            picked={chosen.numbers}
            onPicked={(numbers) => change(chosen.key, numbers)}
          />
        )}
      </More>
      <PaysTable
        pays={rules.paysMilli[chosen?.numbers.length ?? 0] ?? rules.paysMilli[count] ?? {}}
      />
    </GameLayout>
  )
}

/** Numbers of a line as they are typed, spread over the pool. */
const exampleLine = ({ pool }: NumbersPlay['rules'], count: number): string =>
  Array.from({ length: count }, (_, at) => 3 + at * Math.floor((pool - 3) / count)).join('-')
