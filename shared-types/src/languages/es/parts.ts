/** Parts of a match in Spanish, in names of market types. */
import { PLAIN, type PartName } from '../../markets/names/parts.ts'

export const parts: Readonly<Record<string, PartName>> = {
  match: PLAIN,
  matchWithOvertime: { ...PLAIN, behind: '(prórroga incluida)' },
  matchWithExtraInnings: { ...PLAIN, behind: '(entradas extra incluidas)' },
  matchWithShootout: { ...PLAIN, behind: '(prórroga y penaltis incluidos)' },
  firstHalf: { name: '1.ª parte:', shortName: '1.ª P' },
  secondHalf: { name: '2.ª parte:', shortName: '2.ª P' },
  secondHalfWithOvertime: { name: '2.ª parte:', shortName: '2.ª P', behind: '(prórroga incluida)' },
  overtime: { name: 'Prórroga:', shortName: 'Pr.' },
  shootout: { name: 'Penaltis:', shortName: 'Pen.' },
  period: { name: '{periodnr}.º periodo:', shortName: 'P{periodnr}' },
  quarter: { name: '{quarternr}.º cuarto:', shortName: 'C{quarternr}' },
  set: { name: 'Set {setnr}:', shortName: 'S{setnr}' },
  game: { name: 'Set {gamenr}:', shortName: 'S{gamenr}' },
  inning: { name: '{inningnr}.ª entrada:', shortName: 'E{inningnr}' },
  map: { name: 'Mapa {mapnr}:', shortName: 'M{mapnr}' },
  firstFive: { name: 'Entradas 1 a 5:', shortName: 'E1-5' },
  innings: { name: 'Entradas {from} a {to}:', shortName: 'E{from}-{to}' },
  minutes: { name: 'Minutos {from} a {to}:', shortName: "{from}-{to}'" },
}
