import { tmpdir } from 'node:os'
import { describe, expect, test } from 'vitest'
import { parentOfRun } from '../lib/run/run_folder.mjs'

const roomy = { memory: tmpdir(), freeMemoryGb: 20, chosen: '' }

describe('the folder of a run', () => {
  test('is made in memory where there is enough of it', () => {
    expect(parentOfRun({ ...roomy, memory: import.meta.dirname })).toBe(import.meta.dirname)
  })
  test('is made with the temporary files of the system otherwise', () => {
    const small = { ...roomy, memory: import.meta.dirname }
    expect(parentOfRun({ ...small, freeMemoryGb: 4 })).toBe(tmpdir())
    expect(parentOfRun({ ...small, memory: '/nowhere' })).toBe(tmpdir())
    expect(parentOfRun({ ...small, chosen: tmpdir() })).toBe(tmpdir())
  })
})
