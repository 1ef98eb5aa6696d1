import { existsSync, readdirSync } from 'node:fs'
import { must } from '#core/errors/must'

const APP = new URL('../app/', import.meta.url)

/**
 * The module `<room>/<file>.ts` of each room that has one, by room in the order of the alphabet. The caller names the
 * shape of the module.
 */
export async function inEachRoom<Module>(file: string): Promise<Record<string, Module>> {
  const rooms = readdirSync(APP)
    .toSorted()
    .filter((room) => existsSync(new URL(`${room}/${file}.ts`, APP)))
  const modules = await Promise.all(
    rooms.map((room): Promise<Module> => import(new URL(`${room}/${file}.ts`, APP).href))
  )
  return Object.fromEntries(rooms.map((room, index) => [room, must(modules[index], room)]))
}
