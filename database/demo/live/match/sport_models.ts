/** The live model of each sport: its course, and the markets that are offered at each moment. */
import { lineOf } from '@grandstand/shared-types/markets/model/specifier'
import type { DemoMarket, Rating } from '../../types.ts'
import { basketballPoints } from '../../models/points.ts'
import { iceHockeyGoals } from '../../models/ice_hockey.ts'
import { soccerGoals } from '../../models/soccer.ts'
import { tennisSetChance, volleyballSetChance } from '../../models/sets.ts'
import { playBasketball } from '../basketball/course.ts'
import { basketballOffers } from '../basketball/offers.ts'
import type { Moment } from '../shared/course.ts'
import { playIceHockey } from '../ice_hockey/course.ts'
import { iceHockeyOffers } from '../ice_hockey/offers.ts'
import type { Offer, Position } from '../shared/offers.ts'
import { playSoccer } from '../soccer/course.ts'
import { soccerOffers } from '../soccer/offers.ts'
import { tennisChances } from '../tennis/chances.ts'
import { playTennis } from '../tennis/course.ts'
import { tennisOffers } from '../tennis/offers.ts'
import { playVolleyball } from '../volleyball/course.ts'
import { volleyballChances, volleyballOffers } from '../volleyball/offers.ts'

export const LIVE_SPORTS = ['soccer', 'basketball', 'tennis', 'volleyball', 'iceHockey'] as const
export type LiveSportKey = (typeof LIVE_SPORTS)[number]

export interface Sides {
  home: Rating
  away: Rating
  level: number
  /** True when a level match goes to extra time and penalties. */
  isCup: boolean
  /** The markets offered before the match. */
  markets: readonly DemoMarket[]
}

/** The main line before the match, in quarters; the lines in play are on the same grid. */
const anchor = ({ markets }: Sides, typeId: number, name: 'total' | 'hcp'): number | undefined => {
  const main = markets.find((one) => one.typeId === typeId && one.isMainLine)
  return (main && lineOf(main.specifier, name)) ?? undefined
}

export interface SportModel {
  play(random: () => number): Moment[]
  offers(position: Position): Offer[]
  /** Seconds between two updates of the prices without an event, so that the feed is never silent for long. */
  tickSeconds: readonly [least: number, most: number]
}

type Build = (sides: Sides) => SportModel

const BUILD: Readonly<Record<LiveSportKey, Build>> = {
  soccer({ home, away, level, isCup }) {
    const goals = soccerGoals(home, away, level)
    return {
      play: (random) => playSoccer(random, goals, isCup),
      offers: (position) => soccerOffers(goals, position, isCup),
      tickSeconds: [5, 15],
    }
  },
  basketball(sides) {
    const { home, away, level } = sides
    const anchors = { total: anchor(sides, 225, 'total'), handicap: anchor(sides, 223, 'hcp') }
    const points = basketballPoints(home, away, level)
    return {
      play: (random) => playBasketball(random, points),
      offers: (position) => basketballOffers(points, position, anchors),
      tickSeconds: [8, 16],
    }
  },
  tennis({ home, away }) {
    const chances = tennisChances(tennisSetChance(home, away))
    return {
      play: (random) => playTennis(random, chances),
      offers: (position) => tennisOffers(chances, position),
      tickSeconds: [18, 28],
    }
  },
  volleyball(sides) {
    const { home, away } = sides
    const anchors = { total: anchor(sides, 238, 'total'), handicap: anchor(sides, 237, 'hcp') }
    const chances = volleyballChances(volleyballSetChance(home, away))
    return {
      play: (random) => playVolleyball(random, chances.rally),
      offers: (position) => volleyballOffers(chances, position, anchors),
      tickSeconds: [18, 28],
    }
  },
  iceHockey({ home, away, level }) {
    const goals = iceHockeyGoals(home, away, level)
    return {
      play: (random) => playIceHockey(random, goals),
      offers: (position) => iceHockeyOffers(goals, position),
      tickSeconds: [6, 15],
    }
  },
}

export const sportModel = (sport: LiveSportKey, sides: Sides): SportModel => BUILD[sport](sides)
