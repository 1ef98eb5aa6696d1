/** The table of each game that a person chose last, which this browser keeps. */
import { readStored, writeStored } from '../../../ui/storedJson.ts'

const KEY = 'grandstand.gameTables'
const MOST = 100

const entriesOf = (kept: unknown): [string, string][] =>
  typeof kept === 'object' && kept !== null
    ? Object.entries(kept).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string'
      )
    : []

export const lastTable = (gameId: number): string | undefined =>
  entriesOf(readStored(KEY)).find(([id]) => id === String(gameId))?.[1]

export function keepTable(gameId: number, limitId: string): void {
  const others = entriesOf(readStored(KEY)).filter(([id]) => id !== String(gameId))
  writeStored(KEY, Object.fromEntries([...others, [String(gameId), limitId]].slice(-MOST)))
}
