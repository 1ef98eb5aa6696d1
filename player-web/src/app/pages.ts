/** All pages, collected from the features. */
import { tellPages } from '../navigation/sitePages.ts'
import type { MenuName, MenuPlace, PlayerPage, TextKey } from '../navigation/page.ts'

const found = import.meta.glob<{ pages: readonly PlayerPage[] }>('../features/*/pages.ts', {
  eager: true,
})

export const PAGES: readonly PlayerPage[] = Object.values(found).flatMap(({ pages }) => pages)
tellPages(PAGES)

export interface MenuPage extends Omit<PlayerPage, 'menu'> {
  menu: Omit<MenuPlace, 'name'> & { name: TextKey }
}

/** The pages of a menu, in its order. */
export function menuPages(name: MenuName): MenuPage[] {
  return PAGES.flatMap((page): MenuPage[] => {
    const { menu, title } = page
    if (!menu?.places.includes(name)) return []
    return [{ ...page, menu: { ...menu, name: menu.name ?? title } }]
  }).sort((a, b) => a.menu.order - b.menu.order)
}

/** The first path of the page whose menu item is highlighted while this page is open; undefined without one. */
export const litPath = ({ under, menu, paths }: PlayerPage): string | undefined =>
  under ?? (menu && paths[0])
