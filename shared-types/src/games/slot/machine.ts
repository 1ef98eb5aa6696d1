/** What makes one slot differ from another. All of it is data: one engine spins and pays every machine. */
import type { ShapeName } from './shapes.ts'

/** A symbol is one letter; a reel is a text of symbols that turns in a circle. */
export type SlotSymbol = string

/** Multiples of the whole stake, in thousandths, by the count of symbols from the machine's least count on. */
type Pays = readonly number[]

export interface SlotMachine {
  reels: readonly string[]
  /** Symbols of each reel that are shown. */
  rows: number
  /** Of each line the row from which it takes the symbol of each reel, 0 at the top; null where every way from the left pays. */
  lines: readonly (readonly number[])[] | null
  /** The fewest symbols from the left that pay. */
  leastCount: number
  pays: Readonly<Record<SlotSymbol, Pays>>
  /** Stands for every symbol but the scatter; a machine of ways has none on its first reel. */
  wild: SlotSymbol
  /** Pays wherever it stands; a machine without one has null. */
  scatter: Scatter | null
  looks: Readonly<Record<SlotSymbol, SymbolLook>>
  /** Colours of the cabinet, top and bottom. */
  cabinet: readonly [string, string]
}

export interface Scatter {
  symbol: SlotSymbol
  /** The fewest of them that pay and bring free spins. */
  least: number
  /** Multiples of the whole stake, in thousandths, from the least count on. */
  pays: Pays
  /** Spins that follow in the same round, whose pays are multiplied; they bring no others. */
  free: { spins: number; multiple: number } | null
}

export interface SymbolLook {
  shape: ShapeName
  /** For shapes that take a colour. */
  colour?: string
}

/** The symbols of a reel that stopped at a place, from the top. */
export const symbolsAt = (reel: string, stop: number, rows: number): SlotSymbol[] =>
  Array.from({ length: rows }, (_, row) => reel[(stop + row) % reel.length] ?? '')

/** What a count of symbols pays, in thousandths of the whole stake. */
export const payOf = (pays: Pays | undefined, least: number, count: number): number =>
  pays?.[Math.min(count - least, pays.length - 1)] ?? 0
