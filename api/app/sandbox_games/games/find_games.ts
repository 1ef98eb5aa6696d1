/** The games, found by the folders of their kinds. */
import { existsSync, readdirSync } from 'node:fs'
import type { SiteLanguage } from '@grandstand/shared-types/languages/table'
import { found } from '#core/errors/app_error'
import { textsByLanguage } from '#core/http/texts_by_language'
import type { SandboxGame } from '#sandbox_games/games/game'
import type { Words } from '#sandbox_games/games/words'

interface Found {
  game: SandboxGame
  /** The folder, which has pictures and words of all its games. */
  kind: string
  words: (language: SiteLanguage) => Words
}

export class Games {
  readonly #games: ReadonlyMap<string, Found>

  constructor(games: readonly Found[]) {
    this.#games = new Map(games.map((one) => [one.game.code, one]))
  }

  all(): SandboxGame[] {
    return [...this.#games.values()].map(({ game }) => game)
  }

  /** Throws 404 `notFound`. */
  get(code: string): SandboxGame {
    return found(this.#games.get(code)).game
  }

  kindOf(code: string): string {
    return found(this.#games.get(code)).kind
  }

  words(code: string, language: SiteLanguage): Words {
    return found(this.#games.get(code)).words(language)
  }
}

/** Imports `<folder>/game.ts` of every folder beside this file, which has one game or a list, and its words where it has any. */
export async function findGames(): Promise<Games> {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
  return new Games((await Promise.all(folders.map(gamesIn))).flat())
}

async function gamesIn(folder: string): Promise<Found[]> {
  const module: { default: SandboxGame | readonly SandboxGame[] } = await import(
    fileIn(folder, 'game.ts').href
  )
  const hasWords = existsSync(fileIn(folder, 'texts'))
  const words = hasWords
    ? await textsByLanguage<Words>(
        (language) => import(fileIn(folder, `texts/${language}.ts`).href)
      )
    : () => ({})
  const games = [module.default].flat()
  return games.map((game) => ({ game, kind: folder, words }))
}

const fileIn = (folder: string, file: string): URL => new URL(`${folder}/${file}`, import.meta.url)
