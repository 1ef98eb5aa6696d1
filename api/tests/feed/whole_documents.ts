/** Whole documents in the feeds' formats: our own, and real ones where the shared folder is. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FeedAdapter } from '#feed/messages/events'
import { betbalancer } from '#feed/sources/betbalancer/adapter'
import { uof } from '#feed/sources/uof/adapter'
import { DOCUMENTS } from '#tests/feed/sources/documents'
import { hasSharedData, sharedPath } from '#tests/support/shared_data'

export interface Whole {
  name: string
  adapter: FeedAdapter
  document: string
}

export const own: readonly Whole[] = DOCUMENTS.map(([adapter, document], i) => ({
  name: `own ${i}`,
  adapter,
  document,
}))

/** Real documents, where the shared folder is. */
export function shared(): Whole[] {
  if (!hasSharedData) return []
  const folders: [string, FeedAdapter][] = [
    ['uof-go-mit', uof],
    ['betbalancer', betbalancer],
  ]
  return folders.flatMap(([folder, adapter]) =>
    readdirSync(sharedPath('data', folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.xml'))
      .sort()
      .map((name) => ({
        name: join(folder, name),
        adapter,
        document: readFileSync(sharedPath('data', folder, name), 'utf8'),
      }))
  )
}
