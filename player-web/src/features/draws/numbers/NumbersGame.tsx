import { MOST_BETS_OF_TICKET } from '@grandstand/shared-types/games/draw_games'
import type { DrawGameView } from '@grandstand/shared-types/wire/draws'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import { countsOf, quickPick } from '../data/picks.ts'
import type { NumbersPlay } from '../data/plays.ts'
import type { OpenDraw } from '../data/useOpenDraw.ts'
import { DrawSlip } from '../play/DrawSlip.tsx'
import { GameLayout } from '../play/GameLayout.tsx'
import { More } from '../play/More.tsx'
import { HowMany } from './HowMany.tsx'
import { Line } from './Line.tsx'
import styles from './NumbersGame.module.css'
import { NumberGrid } from './NumberGrid.tsx'
import { PaysTable } from './PaysTable.tsx'

interface NumbersGameProps {
  play: NumbersPlay
  game: DrawGameView
  openDraw: OpenDraw
}

interface OwnLine {
  /** Tells lines apart while some of them go. */
  key: number
  numbers: readonly number[]
}

/** Lotto and keno: one line by chance to begin with, other numbers and lines for those who want them. */
export function NumbersGame({ play, game, openDraw }: NumbersGameProps) {
  const { t } = useTranslation()
  const { rules } = play
  const { counts, plain } = countsOf(rules)
  const [count, setCount] = useState(plain)
  const [lines, setLines] = useState<readonly OwnLine[]>(() => [
    { key: 0, numbers: quickPick(rules, plain) },
  ])
  const [chosenKey, setChosenKey] = useState(0)
  const chosen = lines.find(({ key }) => key === chosenKey) ?? lines[0]
  const change = (key: number, numbers: readonly number[]) =>
    setLines(lines.map((line) => (line.key === key ? { key, numbers } : line)))
  const add = () => {
    const key = Math.max(...lines.map((line) => line.key)) + 1
    setLines([...lines, { key, numbers: quickPick(rules, count) }])
    setChosenKey(key)
  }
  const whole = lines.filter(({ numbers }) => counts.includes(numbers.length))
  return (
    <GameLayout
      slip={
        <DrawSlip
          play={play}
          game={game}
          openDraw={openDraw}
          picks={whole.map(({ numbers }) => ({ numbers }))}
          onBought={() => setLines([{ key: 0, numbers: quickPick(rules, count) }])}
        >
          <p className={styles.count}>{t('draw.lineCount', { lines: whole.length })}</p>
        </DrawSlip>
      }
    >
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
                lines.length > 1
                  ? () => setLines(lines.filter((line) => line.key !== key))
                  : undefined
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
