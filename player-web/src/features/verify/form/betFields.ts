/** The fields by which a bet of each kind of game is chosen. */
import { BACCARAT_SIDES } from '@grandstand/shared-types/games/baccarat/baccarat'
import { BLACKJACK_ACTIONS } from '@grandstand/shared-types/games/blackjack/table'
import { DICE_SIDES } from '@grandstand/shared-types/games/dice/dice'
import { pairsOf } from '@grandstand/shared-types/games/fixtures/schedule'
import { footballOf, teamsOf } from '@grandstand/shared-types/games/football/football'
import { kindOf, type GameCode, type GameKind } from '@grandstand/shared-types/games/game_codes'
import { MOST_MINES } from '@grandstand/shared-types/games/mines/mines'
import { PLINKO_RISKS } from '@grandstand/shared-types/games/plinko/plinko'
import { RACE_KINDS } from '@grandstand/shared-types/games/race/race_bet'
import { raceRules } from '@grandstand/shared-types/games/race/races'
import { rouletteRules } from '@grandstand/shared-types/games/roulette/roulette'
import { playersOf, tennisOf } from '@grandstand/shared-types/games/tennis/tennis'
import type { TFunction } from 'i18next'
import { pickWords } from '../bets/FixtureWords.tsx'
import { spotWords } from '../bets/RouletteWords.tsx'
import type { BetField, BetValues, Option } from './betValues.ts'

interface About {
  code: GameCode
  /** The number of the round; 0 while none is typed. */
  round: number
  /** What is chosen so far. */
  values: BetValues
  t: TFunction
}

/** The fields of a bet, the stake first. */
export function fieldsOf(about: About): BetField[] {
  const { t, code } = about
  const stake: BetField = {
    ...{ name: 'stakeMinor', label: t('verify.stake'), as: 'decimal', scale: 100 },
  }
  return [stake, ...FIELDS[kindOf(code)](about)]
}

type FieldsOf = (about: About) => BetField[]
const choice = (name: string, label: string, options: Option[], isNumber = false): BetField => ({
  ...{ name, label, as: 'choice', options, isNumber },
})
const upTo = (count: number): Option[] =>
  Array.from({ length: count }, (_, place) => ({
    value: String(place + 1),
    text: String(place + 1),
  }))
const numbers = ({ t }: About): BetField[] => [
  { name: 'numbers', label: t('verify.field.numbers'), as: 'numbers', from: 0 },
]
const card = ({ t }: About): BetField[] => [
  { name: 'card', label: t('verify.field.card'), as: 'numbers', from: 0 },
]

function race({ t, code }: About): BetField[] {
  const runners = upTo(raceRules(code).strengths.length)
  const kinds = RACE_KINDS.map((kind) => ({ value: kind, text: t(`verify.race.${kind}`) }))
  return [
    choice('kind', t('verify.field.kind'), kinds),
    choice('runner', t('verify.field.runner'), runners, true),
    choice('second', t('verify.field.second'), [{ value: '', text: '–' }, ...runners], true),
  ]
}

const fixtures =
  (
    sidesOf: (code: GameCode) => readonly { name: string }[],
    gameOf: (code: GameCode) => {
      oddsOf: (round: number, match: number) => ReadonlyMap<string, number>
    }
  ): FieldsOf =>
  ({ t, code, round, values }) => {
    const sides = sidesOf(code)
    const names = pairsOf(sides.length, round).map(([home, away]) => ({
      home: sides[home]?.name,
      away: sides[away]?.name,
    }))
    const match = Number(values['match'] ?? 0)
    const teams = names[match] ?? { home: '', away: '' }
    const picks = [...gameOf(code).oddsOf(round, match).keys()].map((pick) => ({
      value: pick,
      text: pickWords(pick, teams, t),
    }))
    const matches = names.map(({ home, away }, place) => ({
      value: String(place),
      text: `${home} – ${away}`,
    }))
    return [
      choice('match', t('verify.field.match'), matches, true),
      choice('pick', t('verify.field.pick'), picks),
    ]
  }

const FIELDS: Readonly<Record<GameKind, FieldsOf>> = {
  slot: () => [],
  roulette: ({ t, code }) => [
    choice(
      'spot',
      t('verify.field.spot'),
      [...rouletteRules(code).spots.keys()].map((spot) => ({
        value: spot,
        text: spotWords(spot, code, t),
      }))
    ),
  ],
  keno: numbers,
  lotto6of49: numbers,
  lotto5of36: numbers,
  bingo75: card,
  bingo90: card,
  greyhounds: race,
  horses: race,
  football: fixtures(teamsOf, footballOf),
  tennis: fixtures(playersOf, tennisOf),
  crash: ({ t }) => [
    {
      ...{ name: 'cashOutMilli', label: t('verify.field.cashOut'), as: 'decimal', scale: 1000 },
      isOptional: true,
    },
  ],
  blackjack: ({ t }) => [
    {
      ...{ name: 'actions', label: t('verify.field.actions'), as: 'sequence' },
      options: BLACKJACK_ACTIONS.map((one) => ({ value: one, text: t(`verify.action.${one}`) })),
    },
  ],
  baccarat: ({ t }) => [
    choice(
      'on',
      t('verify.field.spot'),
      BACCARAT_SIDES.map((side) => ({ value: side, text: t(`verify.side.${side}`) }))
    ),
  ],
  videoPoker: ({ t }) => [{ name: 'held', label: t('verify.field.held'), as: 'numbers', from: 1 }],
  dice: ({ t, values }) => [
    choice(
      'side',
      t('verify.field.spot'),
      DICE_SIDES.map((side) => {
        const chance = Number(values['chance'] ?? 50) || 0
        const bound = (side === 'under' ? chance : 100 - chance).toFixed(2)
        return { value: side, text: t(`verify.roll.${side}`, { bound }) }
      })
    ),
    { name: 'chance', label: t('verify.field.chance'), as: 'decimal', scale: 100 },
  ],
  mines: ({ t }) => [
    choice('mines', t('verify.field.mines'), upTo(MOST_MINES), true),
    { name: 'opened', label: t('verify.field.opened'), as: 'numbers', from: 1 },
  ],
  plinko: ({ t }) => [
    choice(
      'risk',
      t('verify.field.risk'),
      PLINKO_RISKS.map((risk) => ({ value: risk, text: t(`verify.risk.${risk}`) }))
    ),
  ],
}
