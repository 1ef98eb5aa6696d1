/**
 * Compares docs/architecture.md with the rooms of rooms.mjs: a picture and a table for each area, between two marks.
 * With `--write` it writes them. It also fails on a folder without a row, on a room that may import another one and
 * never does, and on folders anywhere that import each other in a circle.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runMain } from '../lib/fail.mjs'
import { folderCircles, sourcesOf } from '../lib/folder_circles.mjs'
import { importsOf } from '../lib/imports.mjs'
import { root } from '../lib/paths.mjs'
import { areas } from './rooms.mjs'

const page = join(root, 'docs', 'architecture.md')
const opening = (folder) => `<!-- rooms of ${folder} -->`
const SELF = 'node scripts/checks/rooms-page.mjs'
/** The folders that hold the code of each workspace. */
const SOURCES = ['shared-types/src', 'database', 'api/app', 'player-web/src', 'backoffice/src']
const CLOSING = '<!-- end of rooms -->'

/** Floor of a room: 0 when it imports no other room. Throws an Error when rooms import each other in a circle. */
function floorOf(rooms, room, above = []) {
  if (above.includes(room)) throw new Error(`rooms in a circle: ${[...above, room].join(' > ')}`)
  if (!rooms[room]) throw new Error(`${above.at(-1)} leans on ${room}, which is no room`)
  return Math.max(-1, ...rooms[room].leansOn.map((to) => floorOf(rooms, to, [...above, room]))) + 1
}

/** Rooms by floor, the highest first. */
function picture(rooms) {
  const floors = []
  for (const room of Object.keys(rooms)) (floors[floorOf(rooms, room)] ??= []).push(room)
  return floors.map((names, floor) => `  ${floor}   ${names.join('   ')}`).reverse()
}

const code = (names) => names.map((name) => `\`${name}\``).join(', ')

function table(rooms) {
  const row = ([room, { holds, leansOn }]) => `| \`${room}\` | ${holds} | ${code(leansOn)} |`
  return ['| room | holds | may import |', '|---|---|---|', ...Object.entries(rooms).map(row)]
}

/** The page's lines for an area. */
const drawing = ({ rooms }) => ['```', ...picture(rooms), '```', '', ...table(rooms)].join('\n')

/** The page with the area drawn. Throws an Error when its marks are missing. */
function drawn(text, area) {
  const mark = opening(area.folder)
  const start = text.indexOf(mark)
  const end = text.indexOf(CLOSING, start)
  if (start < 0 || end < 0) throw new Error(`docs/architecture.md has no ${mark} ... ${CLOSING}`)
  return `${text.slice(0, start)}${mark}\n${drawing(area)}\n${text.slice(end)}`
}

const TEXTS = ['texts', 'pageTexts']

/** Folders of the area that have no row, unless they hold texts alone; and rows that have no folder. */
function strangers({ folder, rooms }) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const named = folders.filter((name) => !rooms[name] && !TEXTS.includes(name))
  const without = named.map((name) => `${folder}/${name}: no row`)
  const empty = Object.keys(rooms).filter((room) => !folders.includes(room))
  return [...without, ...empty.map((room) => `${folder}/${room}: no folder`)]
}

/** Permissions of an area's table that no import needs. */
function unusedPermissions({ folder, rooms }) {
  return Object.entries(rooms).flatMap(([room, { leansOn }]) => {
    const imported = sourcesOf(`${folder}/${room}`).flatMap(importsOf)
    return leansOn
      .filter((to) => !imported.some((path) => path.startsWith(`${folder}/${to}/`)))
      .map((to) => `${folder}/${room} may import ${to}, and never does`)
  })
}

runMain(() => {
  const faults = [...areas.flatMap(strangers), ...folderCircles(SOURCES)]
  if (faults.length === 0) faults.push(...areas.flatMap(unusedPermissions))
  const before = readFileSync(page, 'utf8')
  const after = areas.reduce(drawn, before)
  const isDrawing = process.argv.includes('--write')
  if (isDrawing) writeFileSync(page, after)
  if (!isDrawing && after !== before) faults.push(`${page}: draw it: ${SELF} --write`)
  for (const fault of faults) console.log(`rooms: ${fault}`)
  return faults.length > 0 ? 1 : 0
})
