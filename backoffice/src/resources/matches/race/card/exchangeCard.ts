/** A race card in the JSON of a betting exchange, as the table that a copied card is. Pure functions. */
import { readRacecard, type CardRunner } from '@grandstand/shared-types/race_files/racecard'
import { CARD_COLUMNS, type CardColumn } from './cardColumns.ts'
import type { CopiedTable } from './readCard.ts'
import { weightText } from './weight.ts'

/** Null for a text that is no such card. */
export function exchangeCard(text: string): CopiedTable | null {
  if (!text.trimStart().startsWith('{')) return null
  try {
    const { runners } = readRacecard(text)
    const lines = runners.map((runner, at) => {
      const cells = CARD_COLUMNS.map((column) => cellOf(runner, column))
      return { line: at + 1, text: cells.join(' ').trim(), cells }
    })
    return { head: null, lines, meanings: CARD_COLUMNS }
  } catch {
    // shown as it was pasted, with the lines that could not be read
    return null
  }
}

function cellOf({ number, name, entry, card }: CardRunner, column: CardColumn): string {
  switch (column) {
    case 'number':
      return String(number)
    case 'name':
      return name
    case 'entry':
      return String(entry ?? '')
    case 'weight':
      return card.weightGrams === undefined ? '' : weightText(card.weightGrams)
    case 'reserve':
      return ''
    default:
      return String(card[column] ?? '')
  }
}
