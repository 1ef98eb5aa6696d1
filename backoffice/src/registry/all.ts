/** Every resource and page of the back office: all that describe themselves in an `index.ts` or `page.ts`. */
import type { BackofficePage } from './page.ts'
import type { BackofficeResource } from './resource.ts'

export const resources: readonly BackofficeResource[] = Object.values(
  import.meta.glob<BackofficeResource>('../resources/*/index.ts', {
    eager: true,
    import: 'default',
  })
)

export const pages: readonly BackofficePage[] = Object.values(
  import.meta.glob<BackofficePage>(['../**/page.ts', '!./page.ts'], {
    eager: true,
    import: 'default',
  })
)
