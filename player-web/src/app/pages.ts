/** All pages, collected from the features. */
import type { MenuName, PlayerPage } from '../navigation/page.ts'

const found = import.meta.glob<{ pages: readonly PlayerPage[] }>('../features/*/pages.ts', {
  eager: true,
})

export const PAGES: readonly PlayerPage[] = Object.values(found).flatMap(({ pages }) => pages)

type MenuPage = PlayerPage & Required<Pick<PlayerPage, 'menu'>>

/** The pages of a menu, in its order. */
export function menuPages(name: MenuName): MenuPage[] {
  return PAGES.filter((page): page is MenuPage => page.menu?.places.includes(name) === true).sort(
    (a, b) => a.menu.order - b.menu.order
  )
}

/** The first path of the page whose menu item is highlighted while this page is open; undefined without one. */
export const litPath = ({ under, menu, paths }: PlayerPage): string | undefined =>
  under ?? (menu && paths[0])
