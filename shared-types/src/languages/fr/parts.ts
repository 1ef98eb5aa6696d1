/** Parts of a match in French, in names of market types. */
import { PLAIN, type PartName } from '../../markets/names/parts.ts'

export const parts: Readonly<Record<string, PartName>> = {
  match: PLAIN,
  matchWithOvertime: { ...PLAIN, behind: '(prolongation incluse)' },
  matchWithExtraInnings: { ...PLAIN, behind: '(manches supplémentaires incluses)' },
  matchWithShootout: { ...PLAIN, behind: '(prolongation et tirs au but inclus)' },
  firstHalf: { name: '1re mi-temps –', shortName: '1re MT' },
  secondHalf: { name: '2e mi-temps –', shortName: '2e MT' },
  secondHalfWithOvertime: {
    name: '2e mi-temps –',
    shortName: '2e MT',
    behind: '(prolongation incluse)',
  },
  overtime: { name: 'Prolongation –', shortName: 'Prol.' },
  shootout: { name: 'Tirs au but –', shortName: 'TAB' },
  period: { name: 'Tiers-temps {periodnr} –', shortName: 'TT{periodnr}' },
  quarter: { name: 'Quart-temps {quarternr} –', shortName: 'QT{quarternr}' },
  set: { name: 'Set {setnr} –', shortName: 'S{setnr}' },
  game: { name: 'Set {gamenr} –', shortName: 'S{gamenr}' },
  inning: { name: 'Manche {inningnr} –', shortName: 'M{inningnr}' },
  map: { name: 'Map {mapnr} –', shortName: 'Map {mapnr}' },
  firstFive: { name: 'Manches 1 à 5 –', shortName: 'M1-5' },
  innings: { name: 'Manches {from} à {to} –', shortName: 'M{from}-{to}' },
  minutes: { name: 'Minutes {from} à {to} –', shortName: "{from}-{to}'" },
}
