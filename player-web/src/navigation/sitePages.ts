/** All pages, for features that look one up; the app collects them from the features and tells them here. */
import type { PlayerPage } from './page.ts'

let pages: readonly PlayerPage[] = []

export function tellPages(all: readonly PlayerPage[]): void {
  pages = all
}

export const sitePages = (): readonly PlayerPage[] => pages
