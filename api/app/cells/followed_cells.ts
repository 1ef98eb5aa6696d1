/** The cells as their file says now: it is read again when it changes, and one that cannot be used changes nothing. */
import { stat } from 'node:fs/promises'
import { BadCellsFile, readCells, type Cells } from '#cells/cells_file'
import { Rounds } from '#core/timing/rounds'

const EVERY_MS = 500

export class FollowedCells {
  #now: Cells
  #version: string
  readonly #rounds = new Rounds(() => this.#look(), EVERY_MS)

  private constructor(
    private readonly path: string,
    private readonly tell: (text: string) => void,
    first: { cells: Cells; version: string }
  ) {
    this.#now = first.cells
    this.#version = first.version
    this.#rounds.start(EVERY_MS)
  }

  /** Throws `BadCellsFile`. `tell` hears of changes and of later faults. */
  static async open(path: string, tell: (text: string) => void): Promise<FollowedCells> {
    const cells = await readCells(path)
    return new FollowedCells(path, tell, { cells, version: await versionOf(path) })
  }

  get now(): Cells {
    return this.#now
  }

  stop(): Promise<void> {
    return this.#rounds.stop()
  }

  async #look(): Promise<void> {
    const version = await versionOf(this.path)
    if (version === this.#version) return
    this.#version = version
    try {
      this.#now = await readCells(this.path)
      this.tell('the file of cells was read again')
    } catch (error) {
      if (!(error instanceof BadCellsFile)) throw error
      this.tell(`the file of cells is not used: ${error.message}`)
    }
  }
}

/** Differs once the file was written or replaced; empty while there is none. */
async function versionOf(path: string): Promise<string> {
  const found = await stat(path, { bigint: true }).catch(() => null)
  return found ? `${found.ino} ${found.mtimeNs} ${found.size}` : ''
}
