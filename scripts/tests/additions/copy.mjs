/** A copy of the repository in which something is added, to see what an addition needs. */
import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { modulesDir, root, workspaces } from '../../lib/paths.mjs'

const filesOf = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)))

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** Links what is in a folder of packages, and not the folder: whatever a program does to it here happens to a link. */
function linkInto(folder, from) {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(from)) {
    if (name.startsWith('.') || name === '@grandstand') continue
    symlinkSync(join(from, name), join(folder, name))
  }
}

/** Packages are those of the repository, but its own are those of the copy. */
function linkPackages(folder) {
  linkInto(join(folder, 'node_modules'), modulesDir)
  mkdirSync(join(folder, 'node_modules', '@grandstand'))
  for (const workspace of workspaces) {
    symlinkSync(join(folder, workspace), join(folder, 'node_modules', '@grandstand', workspace))
    const own = join(root, workspace, 'node_modules')
    if (existsSync(own)) linkInto(join(folder, workspace, 'node_modules'), own)
  }
}

/** Makes a copy; `remove` takes it away. */
export function makeCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'additions-'))
  const files = filesOf()
  for (const folderOf of new Set(files.map((file) => dirname(join(folder, file))))) {
    mkdirSync(folderOf, { recursive: true })
  }
  for (const file of files) copyFileSync(join(root, file), join(folder, file))
  linkPackages(folder)
  const known = new Set(files)
  const added = []
  let edited = new Set()
  return {
    folder,
    files,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    /** The files of the repository, and those that were added. */
    all: () => [...files, ...added],
    /** Throws for a file that exists. */
    add(file, text) {
      if (known.has(file)) throw new Error(`${file} is there`)
      added.push(file)
      write(join(folder, file), text)
    },
    /** Writes `text` behind the one place that says `place`, or before it. Throws unless there is one. */
    edit(file, place, text, { before = false } = {}) {
      const parts = readFileSync(join(folder, file), 'utf8').split(place)
      if (parts.length !== 2) throw new Error(`${file} says ${place} ${parts.length - 1} times`)
      const between = before ? `${text}${place}` : `${place}${text}`
      write(join(folder, file), parts.join(between))
      if (known.has(file)) edited.add(file)
    },
    /** The files of the repository that `work` edits. */
    touched(work) {
      edited = new Set()
      work()
      return [...edited].toSorted()
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
